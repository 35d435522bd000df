/** What a seller is written about until their device arrives (sell.md: every transition is mailed). */
export const saleNews = [
  'person-looks',
  'offered',
  'offered-by-person',
  'accepted',
  'label-ready',
  'ends-soon',
  'expired',
  'received',
  'cancelled',
  'withdrawn',
] as const
export type SaleNews = (typeof saleNews)[number]
