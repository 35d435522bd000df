import { hash } from 'node:crypto'
import { makeEcont } from '#providers/econt/make-econt.ts'
import { makeGls } from '#providers/gls/make-gls.ts'
import { makeSameday } from '#providers/sameday/make-sameday.ts'
import { eachAlone } from '#services/failing/each-alone.ts'
import { makeSyncPoints, type SyncPoints } from '#services/places/sync-points.ts'
import { makeCreateLabel } from '#services/shipment/create-label.ts'
import { makeMoveShipment } from '#services/shipment/move-shipment.ts'
import { makeRemitCash } from '#services/shipment/remit-cash.ts'
import type { DeliveryProviders, ShipmentStores } from '#services/shipment/shipment-stores.ts'
import { makeTakeBackLabels } from '#services/shipment/take-back-labels.ts'
import { makeTrackShipments } from '#services/shipment/track-shipments.ts'
import type { Database } from '#store/database.ts'
import { makeTrackingStore } from '#store/shipment/tracking.ts'
import { committed } from '#store/transaction.ts'
import type { ProviderSettings } from './provider-settings.ts'

export type Carriers = Pick<ProviderSettings, 'sameday' | 'econt' | 'gls'>

function providersOf({ sameday, econt, gls }: Carriers): DeliveryProviders {
  return {
    ...(sameday && { sameday: makeSameday(sameday) }),
    ...(econt && { econt: makeEcont(econt) }),
    ...(gls && { gls: makeGls(gls) }),
  }
}

/** The services from a confirmed order to the delivered parcel: labels, tracking, and the carriers' pickup points. */
export function makeShipping(
  { pool }: Pick<Database, 'pool'>,
  carriers: Carriers,
  now = () => new Date(),
) {
  const stores: ShipmentStores = {
    sql: pool,
    transaction: work => committed(pool, work),
    tracking: makeTrackingStore(),
    providers: providersOf(carriers),
    now,
  }
  const { sql, transaction, providers } = stores
  const sync = makeSyncPoints({ sql, transaction, now })
  return {
    handlers: {
      'shipment-due': makeCreateLabel(stores),
      'shipment-cancelled': makeTakeBackLabels(stores),
    },
    jobs: {
      trackShipments: makeTrackShipments(stores),
      syncPoints: () => syncEach(stores, sync),
    },
    providers,
    moveShipment: makeMoveShipment(stores),
    remitCash: makeRemitCash(stores),
  }
}

/** Syncs each carrier separately. */
function syncEach(stores: ShipmentStores, sync: SyncPoints) {
  const known = Object.values(stores.providers).filter(provider => provider !== undefined)
  return eachAlone(stores, {
    job: 'sync-points',
    items: known.map(provider => ({ id: hash('md5', provider.id), provider })),
    work: async ({ provider }) => {
      const synced = await sync(provider)
      if (!synced.ok) throw new Error(`${provider.id}: ${JSON.stringify(synced.refusal)}`)
    },
  })
}

export type Shipping = ReturnType<typeof makeShipping>
