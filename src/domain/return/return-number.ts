import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'

const longestTyped = 45

/** The order number with a count: RO000012344-R1 (orders.md, Return). */
export function toReturnNumber(orderNumber: string, count: number): string {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is no count`)
  return `${orderNumber}-R${count}`
}

/** Parses a number as a customer may type it; `undefined` when mistyped. */
export function parseReturnNumber(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined
  const [, order = '', count = ''] = /^(.+?)[\s-]*R([1-9]\d{0,2})$/i.exec(typed.trim()) ?? []
  const parsed = parseOrderNumber(order)
  return parsed && toReturnNumber(toOrderNumber(parsed.market, parsed.serial), Number(count))
}
