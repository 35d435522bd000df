/** What names a person and is erased after a time, in the order in which it is erased. */
export const retained = ['offers', 'emails', 'messages', 'tradeIns', 'orders'] as const
export type Retained = (typeof retained)[number]

/**
 * For how many days it is stored, set by staff for each market (GDPR 5(1)(e)): emails from their sending, support
 * messages from their end, offers, trade-ins and orders from their beginning.
 */
export type Retention = Readonly<Record<Retained, number>>

const year = 365

/** Of a market without settings of its own; the privacy texts that the shop comes with say the same. */
export const usualRetention: Retention = {
  offers: 180,
  emails: year,
  messages: 2 * year,
  tradeIns: 5 * year,
  orders: 5 * year,
}

/**
 * The bounds of each, both included. Orders and trade-ins name a person for as long as somebody can still claim something
 * from them; invoices and acquisition slips are stored longer, by tax law, and are not meant here.
 */
export const retentionBounds: Readonly<
  Record<Retained, { readonly min: number; readonly max: number }>
> = {
  offers: { min: 30, max: 3 * year },
  emails: { min: 90, max: 10 * year },
  messages: { min: 30, max: 10 * year },
  tradeIns: { min: 3 * year, max: 10 * year },
  orders: { min: 3 * year, max: 10 * year },
}

/** What is older than this is erased. */
export function retainedFrom(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}
