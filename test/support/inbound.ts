import { randomUUID } from 'node:crypto'
import type { Handover, InboundRequest, InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { makeInboundBooking } from '#services/inbound/book-inbound.ts'
import { makeCreateInboundLabel } from '#services/inbound/create-inbound-label.ts'
import { makeExpireInbound } from '#services/inbound/expire-inbound.ts'
import type { InboundStores } from '#services/inbound/inbound-stores.ts'
import { makeMoveInbound, type RequestedInboundMove } from '#services/inbound/move-inbound.ts'
import { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { makeTakeBackInbound } from '#services/inbound/take-back-inbound.ts'
import { makeTrackInbound } from '#services/inbound/track-inbound.ts'
import type { Database } from '#store/database.ts'
import { makeInboundTrackingStore } from '#store/inbound/inbound-tracking.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'

const sender = { name: 'Client Încercat', email: 'client@example.com', phone: '+40721234567' }

const from = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '1', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '10',
  postalCode: '400114',
}

export function aSubject(): InboundSubject {
  return { kind: 'return', id: randomUUID() }
}

export function toCourier(market: Market, now = new Date()): Handover {
  return {
    kind: 'courier',
    from,
    day: addDays(dayIn(market, now), 1),
  }
}

let count = 0

function nextNumber(market: Market) {
  count += 1
  return `${market.toUpperCase()}${String(count).padStart(9, '0')}-R1`
}

/** A request with fourteen days to send the parcel. */
export function aRequest(own: Partial<InboundRequest> = {}): InboundRequest {
  const { market = 'ro' } = own
  return {
    subject: aSubject(),
    market,
    number: nextNumber(market),
    sender,
    handover: { kind: 'locker' },
    sendBy: addDays(dayIn(market, new Date()), 14),
    ...own,
  }
}

const company = {
  name: 'Magazin SRL',
  registrationNumber: 'J12/1/2026',
  vatNumber: 'RO1',
  address: 'Strada Fabricii 12, 400620 Cluj-Napoca',
  phone: '+40 264 123 456',
  email: 'depozit@example.com',
}

/**
 * The services of inbound parcels on a database, with a clock that is moved forward manually; `told` is what
 * subscribers received.
 */
export function inboundOn(
  { pool }: Pick<Database, 'pool'>,
  providers: InboundStores['providers'] = {},
) {
  let ahead = 0
  const reported: { subjectId: string; state: InboundState }[] = []
  const follow = async (_tx: Sql, subjectId: string, state: InboundState) => {
    reported.push({ subjectId, state })
  }
  const transaction = async <T>(work: (tx: Sql) => Promise<T>): Promise<T> => {
    const done = await inTransaction(pool, [], async tx => ok(await work(tx)))
    if (!done.ok) throw new Error('Nothing is refused here.')
    return done.value
  }
  const stores: InboundStores = {
    sql: pool,
    transaction,
    tracking: makeInboundTrackingStore(),
    followers: { return: follow, warranty: follow, sale: follow },
    providers,
    companyOf: () => company,
    now: () => new Date(Date.now() + ahead),
  }
  const booking = makeInboundBooking(stores)
  const move = makeMoveInbound(stores)
  return {
    stores,
    later: (hours: number) => {
      ahead += hours * 3_600_000
    },
    reportedStates: ({ id }: InboundSubject) =>
      reported.filter(({ subjectId }) => subjectId === id).map(({ state }) => state),
    book: (request: InboundRequest) => transaction(tx => booking.bookInbound(tx, request)),
    view: (subject: InboundSubject) => booking.viewInbound(pool, subject),
    change: (subject: InboundSubject, handover: Handover, sendBy: string) =>
      transaction(tx => booking.changeHandover(tx, subject, handover, sendBy)),
    cancel: (subject: InboundSubject) => transaction(tx => booking.cancelInbound(tx, subject)),
    createLabel: (parcelId: string) => makeCreateInboundLabel(stores)({ payload: { parcelId } }),
    takeBack: (parcelId: string) => makeTakeBackInbound(stores)({ payload: { parcelId } }),
    track: makeTrackInbound(stores),
    expire: makeExpireInbound(stores),
    move: (code: string, by: RequestedInboundMove['by']) =>
      move({ code, by, actor: 'staff', reason: 'seen' }),
    open: makeOpenInboundLabel(stores),
  }
}
