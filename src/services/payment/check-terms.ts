import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { choosePlan, type PlanError } from '#domain/payment/choose-plan.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { Result } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'clock' | 'readSchemes'>

export type TermsInput = {
  readonly market: Market
  readonly type: PaymentMethodId
  readonly plan: InstallmentPlan | undefined
  readonly total: Money
}

/**
 * Checks the plan that a browser sends, with the function its page used, against the providers' own schemes. Must
 * not run in a transaction: it may call the providers.
 */
export async function checkTerms(
  ctx: Ctx,
  input: TermsInput,
): Promise<Result<ChosenTerms | undefined, PlanError>> {
  const { market } = input
  const { schemes } = await ctx.readSchemes(market)
  return choosePlan({ ...input, schemes, today: dayIn(market, ctx.clock()) })
}
