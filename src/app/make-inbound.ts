import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { makeInboundBooking } from '#services/inbound/book-inbound.ts'
import { makeCreateInboundLabel } from '#services/inbound/create-inbound-label.ts'
import { makeExpireInbound } from '#services/inbound/expire-inbound.ts'
import type { InboundFollowers, InboundStores } from '#services/inbound/inbound-stores.ts'
import { makeMoveInbound } from '#services/inbound/move-inbound.ts'
import { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { makeTakeBackInbound } from '#services/inbound/take-back-inbound.ts'
import { makeTrackInbound } from '#services/inbound/track-inbound.ts'
import type { DeliveryProviders } from '#services/shipment/shipment-stores.ts'
import type { Database } from '#store/database.ts'
import { makeInboundTrackingStore } from '#store/inbound/inbound-tracking.ts'
import { committed } from '#store/transaction.ts'

type Known = {
  readonly providers: DeliveryProviders
  readonly companyOf: (market: Market) => Company
  readonly followers: InboundFollowers
}

/** Books parcels to the shop, before the services that follow them are known. */
export function makeBooking(now = () => new Date()) {
  return makeInboundBooking({ now })
}

/** The services from a booked parcel to its arrival at the shop: labels, tracking, expiry. */
export function makeInbound(
  { pool }: Pick<Database, 'pool'>,
  known: Known,
  now = () => new Date(),
) {
  const stores: InboundStores = {
    ...known,
    sql: pool,
    transaction: work => committed(pool, work),
    tracking: makeInboundTrackingStore(),
    now,
  }
  return {
    handlers: {
      'inbound-due': makeCreateInboundLabel(stores),
      'inbound-cancelled': makeTakeBackInbound(stores),
    },
    jobs: { trackInbound: makeTrackInbound(stores), expireInbound: makeExpireInbound(stores) },
    moveInbound: makeMoveInbound(stores),
    openInboundLabel: makeOpenInboundLabel(stores),
  }
}

export type Inbound = ReturnType<typeof makeInbound>
