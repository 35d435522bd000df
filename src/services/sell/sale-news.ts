/** What a seller is written about until their device arrives (sell.md: every transition is mailed). */
export const tradeInUpdates = [
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
export type TradeInUpdate = (typeof tradeInUpdates)[number]
