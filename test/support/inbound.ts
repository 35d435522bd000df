import { randomUUID } from 'node:crypto'
import type { Handover, InboundRequest, InboundSubject } from '#domain/inbound/inbound.ts'
import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { Market } from '#domain/market/market.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { DeliveryProviders } from '#services/context.ts'
import { bookInbound, cancelInbound, changeHandover } from '#services/inbound/book-inbound.ts'
import { createInboundLabel } from '#services/inbound/create-inbound-label.ts'
import { expireInbound } from '#services/inbound/expire-inbound.ts'
import { moveInbound, type RequestedInboundMove } from '#services/inbound/move-inbound.ts'
import { openInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { takeBackInbound } from '#services/inbound/take-back-inbound.ts'
import { trackInbound } from '#services/inbound/track-inbound.ts'
import { viewInbound } from '#services/inbound/view-inbound.ts'
import type { Database } from '#store/database.ts'
import type { Settings } from '#store/settings.ts'
import { committed, type Sql } from '#store/transaction.ts'
import { noProviders } from './unconnected.ts'

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
 * The services of inbound parcels on a database, with a clock that is moved forward manually; `reportedStates` is what
 * followers received.
 */
export function inboundOn({ pool: sql }: Pick<Database, 'pool'>, delivery: DeliveryProviders = {}) {
  let ahead = 0
  const received: { subjectId: string; state: InboundState }[] = []
  const follow = async (_tx: Sql, subjectId: string, state: InboundState) => {
    received.push({ subjectId, state })
  }
  const ctx = {
    sql,
    followers: { return: follow, warranty: follow, sale: follow },
    providers: { ...noProviders, delivery },
    settings: { companyOf: () => company, mailTextsOf: () => undefined } as unknown as Settings,
    clock: () => new Date(Date.now() + ahead),
  }
  return {
    ctx,
    later: (hours: number) => {
      ahead += hours * 3_600_000
    },
    reportedStates: ({ id }: InboundSubject) =>
      received.filter(({ subjectId }) => subjectId === id).map(({ state }) => state),
    book: (request: InboundRequest) => committed(sql, tx => bookInbound(ctx, tx, request)),
    view: (subject: InboundSubject) => viewInbound(sql, subject),
    change: (subject: InboundSubject, handover: Handover, sendBy: string) =>
      committed(sql, tx => changeHandover(ctx, tx, subject, handover, sendBy)),
    cancel: (subject: InboundSubject) => committed(sql, tx => cancelInbound(ctx, tx, subject)),
    createLabel: (parcelId: string) => createInboundLabel(ctx, { payload: { parcelId } }),
    takeBack: (parcelId: string) => takeBackInbound(ctx, { payload: { parcelId } }),
    track: () => trackInbound(ctx),
    expire: () => expireInbound(ctx),
    move: (code: string, by: RequestedInboundMove['by']) =>
      moveInbound(ctx, { code, by, actor: 'staff', reason: 'seen' }),
    open: (subject: InboundSubject, market: Market) => openInboundLabel(ctx, subject, market),
  }
}
