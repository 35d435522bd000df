import { data, redirect } from 'react-router'
import { findOrderFormSchema } from '#contract/return-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import type { Returnable } from '#domain/return/return-view.ts'
import { dayIn } from '#domain/time/day.ts'
import { listPurchases } from '#services/account/list-purchases.ts'
import type { Context } from '#services/context.ts'
import { findWithdrawable, withdrawalNeedsCaptcha } from '#services/return/find-withdrawable.ts'
import { viewReturnable } from '#services/return/view-returnable.ts'
import { listReturns } from '#services/return/view-returns.ts'
import { readMemberForm } from '../account/member-form.ts'
import { asMember, type MemberRequest } from '../account/member-page.ts'
import { callerOf } from '../caller-of.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { namedIn, proofKey, viewerOf } from './return-requester.ts'

const page = 'return'

/** A member's returns and the orders they can still return; a visitor is asked for their order. */
export const loadReturns = onFixedPage(page, async request => {
  if (namedIn(request) !== '') throw notFound()
  if ((await viewerOf(request)).kind !== 'visitor') return asMember(request, ownReturns)
  const number = (request.query.get('order') ?? '').slice(0, 40)
  return { kind: 'find', number } as const
})

async function ownReturns({ ctx, market, member }: MemberRequest) {
  const owner = { userId: member.userId, market }
  const [returns, orders] = await Promise.all([
    listReturns(ctx, owner),
    returnableOrders(ctx, owner),
  ])
  return { kind: 'list', returns, orders, today: dayIn(market, ctx.clock()) } as const
}

type Owner = { readonly userId: string } & Pick<PageRequest, 'market'>

/** Reads further pages as long as the last one has an order that can still be returned. */
async function returnableOrders(
  ctx: Context,
  owner: Owner,
  after?: string,
): Promise<readonly Returnable[]> {
  const { purchases, olderThan } = await listPurchases(ctx, owner, after)
  const requester = { kind: 'member', userId: owner.userId } as const
  const viewed = await Promise.all(
    purchases.map(({ number }) => viewReturnable(ctx, requester, number)),
  )
  const found = viewed.flatMap(each => (each.ok && each.value.lines.length > 0 ? [each.value] : []))
  const older =
    found.length > 0 && olderThan !== undefined ? await returnableOrders(ctx, owner, olderThan) : []
  return [...found, ...older]
}

/**
 * The withdrawal without signing in (rules of trade, Law 1). The refusal does not tell whether the number or the
 * address is wrong.
 */
export const findOrder = onFixedPage(page, async request => {
  if (namedIn(request) !== '') throw notFound()
  const { ctx, market } = request
  const { number, email, captcha } = await readMemberForm(request, findOrderFormSchema)
  const caller = callerOf(request, captcha)
  const found = await findWithdrawable(ctx, { orderNumber: number, email }, caller)
  const refused = (kind: FindRefusal['kind'], needsCaptcha = false) =>
    data(
      { kind, number, email, needsCaptcha, isUnsolved: captcha === '' },
      { status: 422, headers: personal },
    )
  if (!found.ok) {
    const { kind } = found.refusal
    return refused(
      kind,
      kind === 'captcha-needed' || (await withdrawalNeedsCaptcha(ctx, number, caller)),
    )
  }
  // Another market's order must be looked up in that market's shop.
  if (found.value.market !== market) return refused('not-found')
  const { orderNumber, proof } = found.value
  throw redirect(buildUrl(market, 'return-form', [orderNumber], [[proofKey, proof]]), {
    status: 303,
    headers: personal,
  })
})
