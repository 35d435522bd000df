import type { NextEvent } from '#domain/order/confirmation.ts'

const day = 86_400_000

/**
 * The length of the withdrawal period in days, derived from the promised dates: from the last day of arrival.
 * `undefined` while no day of arrival is known.
 */
export function returnDaysOf(next: readonly NextEvent[]): number | undefined {
  const arrives = next.find(event => event.kind === 'arrives')
  const until = next.find(event => event.kind === 'return-until')
  if (!arrives || !until) return undefined
  return (Date.parse(until.day) - Date.parse(arrives.to)) / day
}
