import { data, redirect } from 'react-router'
import {
  invitationLinkSchema,
  linePositionSchema,
  reviewFormSchema,
} from '#contract/review-form.ts'
import { parse } from '#contract/schema.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { ReviewFormRefusal } from '#domain/review/review-form.ts'
import { linkKeys } from '#domain/review/review-link.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import { changeReview, withdrawReview } from '#services/review/change-review.ts'
import type { ClaimedDevice } from '#services/review/find-device.ts'
import { openReviewForm } from '#services/review/open-review-form.ts'
import { writeReview } from '#services/review/write-review.ts'
import { readMemberForm } from '../account/member-form.ts'
import { asMember } from '../account/member-page.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { kindKey } from './load-review-result.ts'

const page = 'review-add'

/** The review form for the requester's device or trade-in, by an invitation link or by its number in their account. */
export const loadReviewAdd = onFixedPage(page, async request => {
  const device = await claimedIn(request)
  const opened = await openReviewForm(request.ctx, device)
  if (!opened.ok) throw errorRedirect(request, device, opened.refusal)
  return { form: opened.value }
})

/** A written, changed or withdrawn review redirects to a page that confirms it; a refused one returns with the input. */
export const sendReview = onFixedPage(page, async request => {
  const device = await claimedIn(request)
  const { ctx, site } = request
  const { intent, ...form } = await readMemberForm(request, reviewFormSchema)
  if (intent === 'withdraw' || !('text' in form)) {
    const withdrawn = await withdrawReview(ctx, device)
    throw withdrawn.ok
      ? thankYouRedirect(request, device, 'withdrawn')
      : errorRedirect(request, device, withdrawn.refusal)
  }
  const submission = { ...device, form, address: site.address }
  const result = await (intent === 'write'
    ? writeReview(ctx, submission)
    : changeReview(ctx, submission))
  if (result.ok) throw thankYouRedirect(request, device, result.value.state)
  const { refusal } = result
  switch (refusal.kind) {
    case 'form':
      return data({ form, errors: refusal.errors, isTooMany: false }, refused(422))
    case 'too-many-tries':
      return data({ form, errors: [], isTooMany: true }, refused(429))
    case 'not-found':
    case 'not-delivered':
    case 'not-paid':
    case 'expired':
    case 'already-reviewed':
      throw errorRedirect(request, device, refusal)
  }
})

function refused(status: number) {
  return { status, headers: personal }
}

function thankYouRedirect({ market }: PageRequest, device: ClaimedDevice, done: string) {
  return redirect(
    buildUrl(market, 'review-thank-you', [], [['done', done], ...kindPairs(device)]),
    {
      status: 303,
      headers: personal,
    },
  )
}

/** Makes the page after the redirect link back to purchases or to trade-ins. */
function kindPairs(device: ClaimedDevice) {
  return 'position' in device ? [] : ([[kindKey, 'sale']] as const)
}

/** Another member's order or trade-in is a 404, like a missing one; a visitor with a link is told why it is not valid. */
function errorRedirect(
  { market }: PageRequest,
  device: ClaimedDevice,
  { kind }: ReviewFormRefusal,
) {
  return 'userId' in device.claim && kind === 'not-found'
    ? notFound()
    : redirect(buildUrl(market, 'review-error', [], [['why', kind], ...kindPairs(device)]), {
        status: 303,
        headers: personal,
      })
}

function claimedIn(request: PageRequest): Promise<ClaimedDevice> {
  const { query } = request
  const number = query.get(linkKeys.number)
  const tradeIn = query.get(linkKeys.sale)
  if (number !== null) return boughtBy(request, number)
  return tradeIn === null ? invitedIn(request) : soldBy(request, tradeIn)
}

function boughtBy(request: PageRequest, number: string): Promise<ClaimedDevice> {
  return asMember(request, async ({ member: { userId } }) => {
    const position = positionIn(request)
    if (position === undefined) throw notFound()
    return { market: request.market, position, claim: { kind: 'member', userId, number } }
  })
}

function soldBy(request: PageRequest, numberText: string): Promise<ClaimedDevice> {
  return asMember(request, async ({ member: { userId } }) => {
    const number = parseTradeInNumber(numberText)
    if (number === undefined) throw notFound()
    return { market: request.market, claim: { kind: 'seller', userId, number } }
  })
}

/** A link without a line position belongs to a trade-in. */
async function invitedIn(request: PageRequest): Promise<ClaimedDevice> {
  const { market, query } = request
  const link = parse(invitationLinkSchema, {
    id: query.get(linkKeys.id),
    token: query.get(linkKeys.token),
  })
  const position = positionIn(request)
  if (!link.ok || (position === undefined && query.has(linkKeys.position)))
    throw invalidLinkRedirect(request)
  return position === undefined
    ? { market, claim: { kind: 'invited-seller', ...link.value } }
    : { market, position, claim: { kind: 'invited', ...link.value } }
}

function invalidLinkRedirect({ market }: PageRequest) {
  return redirect(buildUrl(market, 'review-error', [], [['why', 'not-found']]), {
    status: 303,
    headers: personal,
  })
}

function positionIn({ query }: PageRequest): number | undefined {
  const parsed = parse(linePositionSchema, query.get(linkKeys.position) ?? '')
  return parsed.ok ? parsed.value : undefined
}
