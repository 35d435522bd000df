import type { OrderRequest } from '#domain/order/order-request.ts'
import { choosePlan, type PlanError } from '#domain/payment/choose-plan.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { Result } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'readSchemes'>

/**
 * The financing data against which an order's payment is checked, besides the shop's own settings; undefined for a
 * method without instalments.
 */
export type FinancingOfOrder =
  | {
      readonly schemes: readonly InstallmentScheme[]
      readonly chosen: Result<ChosenTerms | undefined, PlanError>
    }
  | undefined

/**
 * Read before the transaction, because it may call a provider. The plan is checked for the total that the customer
 * was shown: an order with any other total is refused later.
 */
export async function readFinancing(
  ctx: Ctx,
  { market, payment, shownTotal, vouchers }: OrderRequest,
  at: Date,
): Promise<FinancingOfOrder> {
  const { type, plan } = payment
  if (!type || !planKind(type)) return undefined
  const total = vouchers?.shownToPay ?? shownTotal
  const { schemes } = await ctx.readSchemes(market)
  const chosen = choosePlan({ market, type, plan, schemes, total, today: dayIn(market, at) })
  return { schemes, chosen }
}
