import { smallestStep } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import { shareOut } from '#domain/order/invoice-split.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'

/** A line of an order as a return sees it; amounts in minor units. */
export type BoughtLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly priceMinor: number
  readonly belongsTo: number | null
  /** False once it was cancelled or went back. */
  readonly isLive: boolean
  /** It is in a return already. */
  readonly isHeld: boolean
}

/**
 * orders.md, Return: what is paid back for each line, by its position: its price less its part of the discount, shared
 * out as the invoice does. All of them together are what was paid for the goods.
 */
export function linesBack(
  lines: readonly Pick<BoughtLine, 'position' | 'priceMinor'>[],
  discountMinor: number,
  currency: Currency,
): ReadonlyMap<number, number> {
  const prices = lines.map(({ priceMinor }) => priceMinor)
  const discounts = shareOut(discountMinor, prices, smallestStep(currency))
  return new Map(
    lines.map(({ position, priceMinor }, at) => [position, priceMinor - (discounts[at] ?? 0)]),
  )
}

/**
 * The line it goes back with, and never without. What was done to a device or for it goes with the device, and so does
 * an accessory that came with it for nothing; a gift wrap that is of no device goes with the first one, or the first
 * accessory. Any other accessory goes back alone.
 */
export function goesWith(
  line: Pick<BoughtLine, 'position' | 'kind' | 'priceMinor' | 'belongsTo'>,
  lines: readonly Pick<BoughtLine, 'position' | 'kind'>[],
): number | undefined {
  if (line.kind === 'device') return undefined
  if (line.kind === 'accessory' && line.priceMinor > 0) return undefined
  if (line.belongsTo !== null) return line.belongsTo
  if (line.kind === 'accessory') return undefined
  const head =
    lines.find(({ kind }) => kind === 'device') ?? lines.find(({ kind }) => kind === 'accessory')
  return head?.position
}

/** What may still go back: live and in no return, alone or with what it belongs to. */
export function returnableLines<Line extends BoughtLine>(lines: readonly Line[]): Line[] {
  const open = lines.filter(({ isLive, isHeld }) => isLive && !isHeld)
  const positions = new Set(open.map(({ position }) => position))
  return open.filter(line => {
    const head = goesWith(line, lines)
    // A service of nothing is no goods: it is not given back here.
    return head === undefined
      ? line.kind === 'device' || line.kind === 'accessory'
      : positions.has(head)
  })
}

/** The chosen lines with all that goes with them, in the order's order; `notReturnable` are what cannot go, or not alone. */
export function chosenLines<Line extends BoughtLine>(
  lines: readonly Line[],
  chosen: ReadonlySet<number>,
): { readonly going: readonly Line[]; readonly notReturnable: readonly number[] } {
  const going = returnableLines(lines).filter(line =>
    chosen.has(goesWith(line, lines) ?? line.position),
  )
  const positions = new Set(going.map(({ position }) => position))
  return { going, notReturnable: [...chosen].filter(position => !positions.has(position)) }
}
