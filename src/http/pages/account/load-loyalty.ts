import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { loyaltyFormSchema } from '#contract/loyalty-form.ts'
import type { TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { dayIn } from '#domain/time/day.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { convertPoints } from '#services/loyalty/convert-points.ts'
import { acceptInvitation, inviteKey, isInvited } from '#services/loyalty/invitations.ts'
import { viewBenefits } from '#services/loyalty/view-benefits.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { readMemberForm } from './member-form.ts'
import { asMember, type MemberRequest, onMemberPage } from './member-page.ts'

const page = 'loyalty'
const doneKey = 'done'

/** What the member did a moment ago. */
const outcomes = ['voucher', 'invited', 'not-invited'] as const

/** The loyalty benefits of a member, or the invitation of a visitor who opened its link. */
export const loadLoyalty = onFixedPage(page, async request =>
  (await isVisitorInvited(request)) ? invitationOf(request) : asMember(request, benefitsOf),
)

async function isVisitorInvited({ ctx, market, query, request }: PageRequest): Promise<boolean> {
  const code = query.get(inviteKey)
  if (code === null) return false
  const viewer = await viewSession(ctx, request.headers.get('cookie') ?? undefined)
  return viewer.kind === 'visitor' && isInvited(ctx, market, { code, userId: undefined })
}

/** `next` is the page itself: the member accepts there. */
function invitationOf({ ctx, market, query }: PageRequest) {
  const code = query.get(inviteKey) ?? ''
  const next = buildUrl(market, page, [], [[inviteKey, code]])
  return { kind: 'invitation', settings: ctx.settings.loyaltyOf(market), next } as const
}

/** `formKey` makes one form convert points once. */
async function benefitsOf({ member: { userId }, market, query, ctx }: MemberRequest) {
  const code = query.get(inviteKey)
  const accepts = code !== null && (await isInvited(ctx, market, { code, userId }))
  return {
    kind: 'benefits',
    benefits: await viewBenefits(ctx, { userId, market }),
    formKey: randomUUID(),
    outcome: outcomes.find(each => each === query.get(doneKey)),
    today: dayIn(market, ctx.clock()),
    ...(accepts && { invitation: code }),
  } as const
}

/** The refusal, with the input. */
export type LoyaltyAnswer = { readonly points: string; readonly refusal: TurningRefusal }

export const changeLoyalty = onMemberPage(page, async request => {
  const { ctx, member, market } = request
  const owner = { userId: member.userId, market }
  const form = await readMemberForm(request, loyaltyFormSchema)
  if (form.intent === 'accept') {
    const accepted = await acceptInvitation(ctx, owner, form.code)
    throw done(request, accepted.ok ? 'invited' : 'not-invited')
  }
  const { points, key } = form
  const converted = await convertPoints(ctx, owner, { points, key })
  if (converted.ok) throw done(request, 'voucher')
  const answer: LoyaltyAnswer = { points, refusal: converted.refusal }
  return data(answer, { status: 422, headers: personal })
})

function done({ market }: PageRequest, outcome: (typeof outcomes)[number]) {
  const path = buildUrl(market, page, [], [[doneKey, outcome]])
  return redirect(`${path}#vouchers`, { status: 303, headers: personal })
}
