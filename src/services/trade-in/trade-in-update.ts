/** The emails to a seller until their device arrives (every transition sends one: sell.md). */
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
