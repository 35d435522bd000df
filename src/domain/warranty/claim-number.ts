import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'

const longestTyped = 45

/** The order number with a count: RO000012344-W1 (orders.md, Warranty claim). */
export function toClaimNumber(orderNumber: string, count: number): string {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is no count`)
  return `${orderNumber}-W${count}`
}

/** Normalizes a typed number; `undefined` if it is mistyped. */
export function parseClaimNumber(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined
  const [, order = '', count = ''] = /^(.+?)[\s-]*W([1-9]\d{0,2})$/i.exec(typed.trim()) ?? []
  const parsed = parseOrderNumber(order)
  return parsed && toClaimNumber(toOrderNumber(parsed.market, parsed.serial), Number(count))
}

/** A device of an order, by the position of its line, as written in a URL: RO000012344-2. */
export type PurchasedDevice = { readonly orderNumber: string; readonly position: number }

export function writePurchasedDevice({ orderNumber, position }: PurchasedDevice): string {
  return `${orderNumber}-${position}`
}

export function parsePurchasedDevice(written: string): PurchasedDevice | undefined {
  if (written.length > longestTyped) return undefined
  const [, order = '', position = ''] = /^(\w+)-(\d{1,3})$/.exec(written) ?? []
  const parsed = parseOrderNumber(order)
  return (
    parsed && {
      orderNumber: toOrderNumber(parsed.market, parsed.serial),
      position: Number(position),
    }
  )
}
