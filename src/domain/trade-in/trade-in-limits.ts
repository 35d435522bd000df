/** What open trade-ins of one seller may have in common. */
export const countedBy = ['account', 'phone', 'address', 'iban'] as const
export type CountedBy = (typeof countedBy)[number]

/** The number of trade-ins that may be open at once, set by staff for each market (sell.md, Rulings). */
export type TradeInLimits = Readonly<Record<CountedBy, number>>

/** The limits of a market without settings of its own. */
export const usualTradeInLimits: TradeInLimits = { account: 10, phone: 10, address: 10, iban: 10 }
