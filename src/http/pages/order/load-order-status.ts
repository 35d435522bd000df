import { data, redirect } from 'react-router'
import { findOrderFormSchema } from '#contract/return-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import { dayIn } from '#domain/time/day.ts'
import { viewOrderStatus } from '#services/order/view-order-status.ts'
import { findWithdrawable, withdrawalNeedsCaptcha } from '#services/return/find-withdrawable.ts'
import { readMemberForm } from '../account/member-form.ts'
import { callerOf } from '../caller-of.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { proofKey } from '../return/return-requester.ts'

const page = 'order-status'

function numberIn({ market, path }: Pick<PageRequest, 'market' | 'path'>): string {
  const parsed = parsePath(market, path)
  return (parsed?.page === page ? parsed.params[0] : undefined) ?? ''
}

/** The form, or the order that was found with it; once its proof has expired, the form again. */
export const loadOrderStatus = onFixedPage(page, async request => {
  const { ctx, market, query } = request
  const number = numberIn(request)
  const proof = query.get(proofKey)
  const status = proof === null ? undefined : await viewOrderStatus(ctx, proof, number)
  return { number: number.slice(0, 40), proof, status, today: dayIn(market, ctx.clock()) }
})

/** The refusal does not tell whether the number or the address is wrong. */
export const findOrderStatus = onFixedPage(page, async request => {
  const { ctx, market } = request
  const { number, email, captcha } = await readMemberForm(request, findOrderFormSchema)
  const caller = callerOf(request, captcha)
  const found = await findWithdrawable(ctx, { orderNumber: number, email }, caller)
  if (found.ok && found.value.market === market)
    throw redirect(
      buildUrl(market, page, [found.value.orderNumber], [[proofKey, found.value.proof]]),
      {
        status: 303,
        headers: personal,
      },
    )
  // Another market's order must be looked up in that market's shop.
  const kind: FindRefusal['kind'] = found.ok ? 'not-found' : found.refusal.kind
  const needsCaptcha =
    kind === 'captcha-needed' || (await withdrawalNeedsCaptcha(ctx, number, caller))
  return data(
    { kind, number, email, needsCaptcha, isUnsolved: captcha === '' },
    { status: 422, headers: personal },
  )
})
