/** What the open trade-ins of one seller have in common. */
export const countedBy = ['account', 'phone', 'address', 'iban'] as const
export type CountedBy = (typeof countedBy)[number]

/** sell.md, Rulings: how many trade-ins may be open at once. Staff set them for each market. */
export type TradeInLimits = Readonly<Record<CountedBy, number>>

/** Where a market has no settings of its own. */
export const usualTradeInLimits: TradeInLimits = { account: 10, phone: 10, address: 10, iban: 10 }
