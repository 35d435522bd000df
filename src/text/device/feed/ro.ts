export type FeedPromise = (days: number) => string

/** What a feed for search engines promises of every device; `days`: within which it can be returned. */
export const feedPromiseRo: FeedPromise = days =>
  `Recondiționat, testat bucată cu bucată, cu 12 luni de garanție și retur în ${days} ${days < 20 ? 'zile' : 'de zile'}.`
