import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Context } from '#services/context.ts'
import { handoversFrom } from '#services/inbound/handovers.ts'
import type { HistoryStreet, PhoneToSell } from '#store/demo-history.ts'
import type { Random } from '#store/seeds/random.ts'
import type { createHistoryCard } from './history-card.ts'
import type { HistoryText } from './texts/history-text.ts'

/** A market while its history is written. */
export type HistoryMarket = {
  readonly market: Market
  readonly texts: HistoryText
  readonly memberId: string
  readonly streets: readonly HistoryStreet[]
  /** Pickup points by their kind. */
  readonly points: Readonly<Record<'locker' | 'office', readonly string[]>>
  readonly phones: readonly PhoneToSell[]
}

/** What writes a history: the shop at a time of the past, and what is to be done later. */
export type History = {
  readonly ctx: Context
  readonly random: Random
  readonly card: ReturnType<typeof createHistoryCard>
  /** Does something some days later, unless that is after the last day. */
  readonly later: (days: number, work: () => Promise<unknown>) => void
  /** A number that no other call returns. */
  readonly next: () => number
}

export function streetOf({ random }: History, { streets }: HistoryMarket): HistoryStreet {
  return chosen(random, streets)
}

/** The one of the list that chance picks. Throws if it is empty. */
export function chosen<T>(random: Random, list: readonly T[]): T {
  const one = list[random.whole(0, list.length - 1)]
  if (one === undefined) throw new Error('There is nothing to choose from.')
  return one
}

/** A demo customer: the name says so, the address is under .example and the number belongs to nobody in particular. */
export function personOf(history: History, { market, texts }: HistoryMarket) {
  const number = history.next()
  return {
    name: texts.fullName(chosen(history.random, texts.givenNames)),
    email: `${market}-${number}@customer.example`,
    phone: `${mobiles[market]}${String(number).padStart(mobileDigits[market], '0')}`,
  }
}

const mobiles: Readonly<Record<Market, string>> = {
  ro: '07400',
  bg: '08880',
  hu: '06200',
  gr: '69120',
}
const mobileDigits: Readonly<Record<Market, number>> = { ro: 5, bg: 5, hu: 6, gr: 5 }

/** The first way of the market in which a parcel comes to the shop; `undefined` if no courier comes soon. */
export function handoverOf(history: History, of: HistoryMarket): Handover | undefined {
  const [first] = handoversFrom(history.ctx, of.market)
  if (!first) return undefined
  if (first.kind !== 'courier') return { kind: first.kind }
  const [day] = first.days
  if (day === undefined) return undefined
  const { countyId, county, localityId, locality, street, postalCode } = streetOf(history, of)
  return {
    kind: 'courier',
    day,
    from: {
      county: { id: countyId, name: county },
      locality: { id: localityId, name: locality },
      street,
      number: '12',
      postalCode,
    },
  }
}

/** An IP address of its own for each request, because requests are counted by it. */
export function addressOf({ next }: Pick<History, 'next'>): string {
  const number = next()
  return `198.18.${(number >> 8) & 255}.${number & 255}`
}
