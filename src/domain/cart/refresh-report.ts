import type { Money } from '#domain/money/money.ts'
import type { Cart } from './cart.ts'
import type { Accessory, BatteryLine, ExtraService, PhoneLine } from './line.ts'
import type { PricedKind } from './priced-line.ts'
import type { Alternative, PromoRefusal } from './shelf.ts'

export type DroppedLine =
  | {
      readonly kind: 'phone'
      readonly line: PhoneLine
      readonly alternatives: readonly Alternative[]
    }
  | { readonly kind: 'battery'; readonly line: BatteryLine }
  | { readonly kind: 'accessory'; readonly line: Accessory }
  | { readonly kind: 'gift-wrap'; readonly line: Accessory }
  | { readonly kind: 'service'; readonly line: ExtraService; readonly phoneId: string }

export const dropReasons = ['sold-out', 'no-longer-offered', 'phone-gone'] as const
export type DropReason = (typeof dropReasons)[number]

export type Dropped = { readonly line: DroppedLine; readonly reason: DropReason }

/** What changed in the remaining lines. `name` is the line's own, displayed as it is. */
export type CartProblem =
  | {
      readonly kind: 'price-changed'
      readonly what: PricedKind
      readonly name: string
      readonly before: Money
      readonly now: Money
    }
  | { readonly kind: 'promo-changed'; readonly code: string; readonly percentage: number }
  | { readonly kind: 'promo-refused'; readonly code: string; readonly reason: PromoRefusal }

export type Refreshed = {
  readonly cart: Cart
  readonly dropped: readonly Dropped[]
  readonly problems: readonly CartProblem[]
}

/** The refreshed form of one part of the cart. */
export type Part<Line> = {
  readonly lines: readonly Line[]
  readonly dropped: readonly Dropped[]
  readonly problems: readonly CartProblem[]
}

export function keeping<Line>(line: Line, problems: readonly CartProblem[]): Part<Line> {
  return {
    lines: [line],
    dropped: [],
    problems,
  }
}

export function dropping(line: DroppedLine, reason: DropReason): Part<never> {
  return {
    lines: [],
    dropped: [{ line, reason }],
    problems: [],
  }
}

export function together<Line>(parts: readonly Part<Line>[]): Part<Line> {
  return {
    lines: parts.flatMap(part => part.lines),
    dropped: parts.flatMap(part => part.dropped),
    problems: parts.flatMap(part => part.problems),
  }
}

/** Empty if the price is unchanged. */
export function priceChange(
  what: PricedKind,
  name: string,
  before: Money,
  now: Money,
): CartProblem[] {
  return before.minor === now.minor && before.currency === now.currency
    ? []
    : [{ kind: 'price-changed', what, name, before, now }]
}
