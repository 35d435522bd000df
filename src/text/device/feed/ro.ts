import { plural } from '#text/plural.ts'

export type FeedPromise = (days: number) => string

/** What a feed for search engines promises of every device; `days`: within which it can be returned. */
export const feedPromiseRo: FeedPromise = days =>
  `Recondiționat, testat bucată cu bucată, cu 12 luni de garanție și retur în ${plural('ro-RO', days, { few: '{n} zile', other: '{n} de zile' })}.`
