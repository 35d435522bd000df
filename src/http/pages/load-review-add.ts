import { data, redirect } from 'react-router'
import {
  invitationLinkSchema,
  linePositionSchema,
  reviewFormSchema,
} from '#contract/review-form.ts'
import { parse } from '#contract/schema.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Result } from '#domain/result.ts'
import type { DeskRefusal } from '#domain/review/review-desk.ts'
import { linkKeys } from '#domain/review/review-link.ts'
import { readMemberForm } from './member-form.ts'
import { asMember } from './member-page.ts'
import { notFound, onFixedPage, type PageRequest, personal } from './page-request.ts'

const page = 'review-add'

/** A device of one's own, by an invitation's link or by the order in one's account. */
export const loadReviewAdd = onFixedPage(page, async request => {
  const device = await claimedIn(request)
  const opened = await request.shop.openReviewDesk(device)
  if (!opened.ok) throw elsewhere(request, device.claim.kind, opened.refusal)
  return { desk: opened.value }
})

/** Written, changed or taken back: told by the page that is gone on to; what was refused comes back as it was typed. */
export const sendReview = onFixedPage(page, async request => {
  const device = await claimedIn(request)
  const { shop, site } = request
  const { intent, ...form } = await readMemberForm(request, reviewFormSchema)
  if (intent === 'withdraw' || !('text' in form)) {
    const withdrawn = await shop.withdrawReview(device)
    throw withdrawn.ok
      ? thanks(request, 'withdrawn')
      : elsewhere(request, device.claim.kind, withdrawn.refusal)
  }
  const sending = { ...device, form, address: site.address }
  const said = await (intent === 'write' ? shop.writeReview(sending) : shop.changeReview(sending))
  if (said.ok) throw thanks(request, said.value.state)
  const { refusal } = said
  switch (refusal.kind) {
    case 'form':
      return data({ form, faults: refusal.faults, isTooMany: false }, refused(422))
    case 'too-many-tries':
      return data({ form, faults: [], isTooMany: true }, refused(429))
    case 'not-found':
    case 'not-delivered':
    case 'expired':
    case 'already-reviewed':
      throw elsewhere(request, device.claim.kind, refusal)
  }
})

const refused = (status: number) => ({ status, headers: personal })

const thanks = ({ market }: PageRequest, done: string) =>
  redirect(buildUrl(market, 'review-thank-you', [], [['done', done]]), {
    status: 303,
    headers: personal,
  })

/** Another member's order is a 404, like a missing one; whoever came by a link is told why it leads nowhere. */
const elsewhere = ({ market }: PageRequest, who: 'member' | 'invited', { kind }: DeskRefusal) =>
  who === 'member' && kind === 'not-found'
    ? notFound()
    : redirect(buildUrl(market, 'review-error', [], [['why', kind]]), {
        status: 303,
        headers: personal,
      })

const claimedIn = async (request: PageRequest) => {
  const { market, query } = request
  const position = valueIn(parse(linePositionSchema, query.get(linkKeys.position) ?? '0'))
  const number = query.get(linkKeys.number)
  if (number !== null)
    return asMember(request, async ({ member: { userId } }) => {
      if (position === undefined) throw notFound()
      return { market, position, claim: { kind: 'member', userId, number } as const }
    })
  const link = parse(invitationLinkSchema, {
    id: query.get(linkKeys.id),
    token: query.get(linkKeys.token),
  })
  if (!link.ok || position === undefined) throw elsewhere(request, 'invited', { kind: 'not-found' })
  return { market, position, claim: { kind: 'invited', ...link.value } as const }
}

const valueIn = <T>(parsed: Result<T, unknown>): T | undefined =>
  parsed.ok ? parsed.value : undefined
