import { ok, type Result, refuse } from '#domain/result.ts'
import type { CarrierPoint, DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { SyncedPoint } from '#store/places/synced-points.ts'
import {
  closeOtherPoints,
  countOpenPoints,
  listPointLocalities,
  savePoints,
} from '#store/places/synced-points.ts'
import type { Sql } from '#store/transaction.ts'
import { makeFindLocality, type Unplaced } from './find-locality.ts'

export type SyncReport = {
  readonly listed: number
  readonly saved: number
  readonly closed: number
  /** Points left unchanged, or left out, because they could not be located or read. */
  readonly unplaced: readonly Left[]
}

type Left = { readonly id: string; readonly reason: Unplaced['kind'] | 'unreadable' }

export type SyncRefusal =
  | { readonly kind: 'trouble'; readonly failure: ProviderFailure }
  /** A list this short is an error of the carrier rather than the closing of its points. */
  | { readonly kind: 'too-few'; readonly listed: number; readonly open: number }

type SyncStores = {
  readonly sql: Sql
  readonly transaction: <T>(work: (tx: Sql) => Promise<T>) => Promise<T>
  readonly now: () => Date
}

/** The minimum length of a plausible list, as a fraction of the open points. */
const leastPart = 0.5

/**
 * Reads all points of a carrier first, then writes them together: new ones, changed ones, and those that are no
 * longer listed, which are closed. A failure on any page changes nothing (orders.md, Providers' contracts).
 */
export function makeSyncPoints(stores: SyncStores) {
  return async (provider: DeliveryProvider): Promise<Result<SyncReport, SyncRefusal>> => {
    const read = await readAll(provider)
    if (!read.ok) return refuse({ kind: 'trouble', failure: read.refusal })
    const { id: carrier, market } = provider
    const listed = read.value
    return stores.transaction(async tx => {
      const open = await countOpenPoints(tx, market, carrier)
      if (listed.length === 0 || listed.length < open * leastPart)
        return refuse({ kind: 'too-few', listed: listed.length, open })
      const find = makeFindLocality(await listPointLocalities(tx, market))
      const { placed, unplaced } = place(listed, find)
      await savePoints(tx, market, carrier, placed, stores.now())
      const ids = listed.map(({ id }) => id).filter(id => !isUnreadable(id))
      const closed = await closeOtherPoints(tx, market, carrier, ids)
      return ok({ listed: listed.length, saved: placed.length, closed, unplaced })
    })
  }
}

async function readAll(
  provider: DeliveryProvider,
): Promise<Result<readonly CarrierPoint[], ProviderFailure>> {
  const points = new Map<string, CarrierPoint>()
  let cursor: string | undefined
  do {
    const page = await provider.syncPoints(cursor)
    if (!page.ok) return page
    for (const point of page.value.points) points.set(point.id, point)
    cursor = page.value.next
  } while (cursor !== undefined)
  return ok([...points.values()])
}

/** No database stores such text, and it would prevent the rest of the list from being saved. */
function isUnreadable(value: unknown): boolean {
  return typeof value === 'string' && /[\0\p{Cs}]/u.test(value)
}

function place(listed: readonly CarrierPoint[], find: ReturnType<typeof makeFindLocality>) {
  const placed: SyncedPoint[] = []
  const unplaced: Left[] = []
  for (const { locality, county, ...point } of listed) {
    if (Object.values(point).some(isUnreadable)) {
      unplaced.push({ id: point.id, reason: 'unreadable' })
      continue
    }
    const { postalCode } = point
    const found = find({ locality, postalCode, ...(county && { county }) })
    if (found.ok) placed.push({ ...point, localityId: found.value })
    else unplaced.push({ id: point.id, reason: found.refusal.kind })
  }
  return { placed, unplaced }
}

export type SyncPoints = ReturnType<typeof makeSyncPoints>
