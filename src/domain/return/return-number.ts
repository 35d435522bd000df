import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'

const longestTyped = 45

/** orders.md, Return: its order's number with a count: RO000012344-R1. */
export function toReturnNumber(orderNumber: string, count: number): string {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is no count`)
  return `${orderNumber}-R${count}`
}

/** As somebody may type it; undefined when something is mistyped. */
export function parseReturnNumber(typed: string): string | undefined {
  if (typed.length > longestTyped) return undefined
  const [, order = '', count = ''] = /^(.+?)[\s-]*R([1-9]\d{0,2})$/i.exec(typed.trim()) ?? []
  const parsed = parseOrderNumber(order)
  return parsed && toReturnNumber(toOrderNumber(parsed.market, parsed.serial), Number(count))
}
