import { hash } from 'node:crypto'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CarrierPoint, DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import {
  closeOtherPoints,
  countOpenPoints,
  listPointLocalities,
  type SyncedPoint,
  savePoints,
} from '#store/places/synced-points.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../failing/each-alone.ts'
import { createLocalityIndex, type Unplaced } from './find-locality.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

export type SyncReport = {
  readonly listed: number
  readonly saved: number
  readonly closed: number
  /** Points left unchanged, or left out, because they could not be located or read. */
  readonly unplaced: readonly UnplacedPoint[]
}

type UnplacedPoint = { readonly id: string; readonly reason: Unplaced['kind'] | 'unreadable' }

export type SyncRefusal =
  | { readonly kind: 'trouble'; readonly failure: ProviderFailure }
  /** A list this short is an error of the carrier rather than the closing of its points. */
  | { readonly kind: 'too-few'; readonly listed: number; readonly open: number }

/** The minimum length of a plausible list, as a fraction of the open points. */
const minFraction = 0.5

/** Syncs each carrier separately. */
export function syncAllPoints(ctx: Ctx) {
  const providers = Object.values(ctx.providers.delivery).filter(provider => provider !== undefined)
  return eachAlone(ctx, {
    job: 'sync-points',
    items: providers.map(provider => ({ id: hash('md5', provider.id), provider })),
    work: async ({ provider }) => {
      const synced = await syncPoints(ctx, provider)
      if (!synced.ok) throw new Error(`${provider.id}: ${JSON.stringify(synced.refusal)}`)
    },
  })
}

/**
 * Reads all points of a carrier first, then writes them together: new ones, changed ones, and those that are no
 * longer listed, which are closed. A failure on any page changes nothing (orders.md, Providers' contracts).
 */
export async function syncPoints(
  ctx: Ctx,
  provider: DeliveryProvider,
): Promise<Result<SyncReport, SyncRefusal>> {
  const read = await readAll(provider)
  if (!read.ok) return refuse({ kind: 'trouble', failure: read.refusal })
  const { id: carrier, market } = provider
  const listed = read.value
  return committed(ctx.sql, async tx => {
    const open = await countOpenPoints(tx, market, carrier)
    if (listed.length === 0 || listed.length < open * minFraction)
      return refuse({ kind: 'too-few', listed: listed.length, open })
    const find = createLocalityIndex(await listPointLocalities(tx, market))
    const { placed, unplaced } = place(listed, find)
    await savePoints(tx, market, carrier, placed, ctx.clock())
    const ids = listed.map(({ id }) => id).filter(id => !isUnreadable(id))
    const closed = await closeOtherPoints(tx, market, carrier, ids)
    return ok({ listed: listed.length, saved: placed.length, closed, unplaced })
  })
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

function place(listed: readonly CarrierPoint[], find: ReturnType<typeof createLocalityIndex>) {
  const placed: SyncedPoint[] = []
  const unplaced: UnplacedPoint[] = []
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
