import { compare, subtract } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'

type Shown = { readonly price: Money; readonly year: number }

/** In one word what speaks for another device beside the one shown: the difference in price, or the year of its model. */
export type WhyAlternative =
  | { readonly kind: 'cheaper'; readonly by: Money }
  | { readonly kind: 'newer'; readonly year: number }

/** Undefined if it is neither cheaper nor newer. */
export function whyAlternative(shown: Shown, other: Shown): WhyAlternative | undefined {
  if (compare(other.price, shown.price) < 0)
    return { kind: 'cheaper', by: subtract(shown.price, other.price) }
  return other.year > shown.year ? { kind: 'newer', year: other.year } : undefined
}
