import { dayIn } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { choosePlan, type PlanError } from '#domain/payment/choose-plan.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import type { ChosenTerms } from '#domain/payment/terms.ts'
import type { Result } from '#domain/result.ts'
import type { ReadSchemes } from './read-schemes.ts'

export type TermsQuestion = {
  readonly market: Market
  readonly type: PaymentType
  readonly plan: InstallmentPlan | undefined
  readonly total: Money
}

/** A plan a browser sends, judged by the function its page used, on the providers' own schemes. Not for a transaction: it may ask them. */
export function makeCheckTerms({
  readSchemes,
  now,
}: {
  readonly readSchemes: ReadSchemes
  readonly now: () => Date
}) {
  return async (question: TermsQuestion): Promise<Result<ChosenTerms | undefined, PlanError>> => {
    const { market } = question
    const { schemes } = await readSchemes(market)
    return choosePlan({ ...question, schemes, today: dayIn(market, now()) })
  }
}

export type CheckTerms = ReturnType<typeof makeCheckTerms>
