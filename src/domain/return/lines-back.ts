import { smallestStep } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import { shareOut } from '#domain/order/invoice-split.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'

/** A line of an order for a return; amounts in minor units. */
export type BoughtLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly priceMinor: number
  readonly belongsTo: number | null
  /** `false` once the line was cancelled or returned. */
  readonly isLive: boolean
  /** The line is already in a return. */
  readonly isHeld: boolean
}

/**
 * The refund of each line, by its position: its price less its share of the discount, split as on the invoice. All
 * refunds add up to what was paid for the goods (orders.md, Return).
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
 * The line with which a line must be returned. Services and extras of a device go with the device, and so does an
 * accessory that came free with it; a gift wrap without a device goes with the first device, or the first accessory.
 * Any other accessory is returned alone.
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

/** The lines that can still be returned: live and in no return, alone or with the line to which they belong. */
export function returnableLines<Line extends BoughtLine>(lines: readonly Line[]): Line[] {
  const open = lines.filter(({ isLive, isHeld }) => isLive && !isHeld)
  const positions = new Set(open.map(({ position }) => position))
  return open.filter(line => {
    const head = goesWith(line, lines)
    // A free service is not goods and is not returned here.
    return head === undefined
      ? line.kind === 'device' || line.kind === 'accessory'
      : positions.has(head)
  })
}

/**
 * The selected lines with all that go with them, in the order of the order; `notReturnable` cannot be returned, or
 * not alone.
 */
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
