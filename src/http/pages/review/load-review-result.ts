import { data } from 'react-router'
import { invitationLinkSchema } from '#contract/review-form.ts'
import { parse } from '#contract/schema.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { reviewKinds } from '#domain/review/review.ts'
import { type ReviewFormRefusal, reviewFormRefusals } from '#domain/review/review-form.ts'
import { linkKeys } from '#domain/review/review-link.ts'
import { isInvitation, stopInvitations } from '#services/review/stop-invitations.ts'
import { notFound, onFixedPage, onPage, type PageRequest, personal } from '../page-request.ts'

const thankedActions = ['published', 'flagged', 'withdrawn', 'reported'] as const

export const loadReviewThanks = onFixedPage('review-thank-you', async ({ query }) => ({
  done: thankedActions.find(done => done === query.get('done')) ?? 'published',
  kind: kindIn(query),
}))

/** Query parameter: whether the review was about a purchase or a trade-in. */
export const kindKey = 'of'

function kindIn(query: URLSearchParams) {
  return reviewKinds.find(kind => kind === query.get(kindKey)) ?? 'purchase'
}

const statuses: Readonly<Record<ReviewFormRefusal['kind'], number>> = {
  'not-found': 404,
  'not-delivered': 409,
  'not-paid': 409,
  expired: 410,
  'already-reviewed': 409,
}

/** Why no review can be written, with its status; the page opened directly is a 200. */
export const loadReviewError = onFixedPage('review-error', async ({ query }) => {
  const why = reviewFormRefusals.find(each => each === query.get('why')) ?? 'not-found'
  const status = query.has('why') ? statuses[why] : 200
  return data({ why, kind: kindIn(query) }, { status, headers: personal })
})

/** A page below the reviews page: its path has one more segment. */
function onStopPage<T>(load: (page: PageRequest) => Promise<T>) {
  return onPage(page => {
    if (page.path !== `${buildUrl(page.market, 'reviews')}stop/`) throw notFound()
    return load(page)
  })
}

/** The link in an email that stops invitations: opening it only asks to confirm; an invalid link is a 404. */
export const loadReviewStop = onStopPage(async ({ query, ctx }) => {
  if (!(await isInvitation(ctx, linkIn(query)))) throw notFound()
  return {}
})

/** Confirming stops the invitations. */
export const stopReviewInvitations = onStopPage(async ({ query, ctx }) => {
  if (!(await stopInvitations(ctx, linkIn(query)))) throw notFound()
  return { isStopped: true } as const
})

function linkIn(query: URLSearchParams) {
  const link = parse(invitationLinkSchema, {
    id: query.get(linkKeys.id),
    token: query.get(linkKeys.token),
  })
  if (!link.ok) throw notFound()
  return link.value
}
