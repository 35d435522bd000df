import {
  insertCdnPosition,
  insertPurges,
  lockCdnPosition,
  type Purge,
  updateCdnPosition,
} from '#store/cache/cdn-position.ts'
import { readChanges } from '#store/cache/changes.ts'
import type { Tag } from '#store/cache/tag.ts'
import type { Message } from '#store/outbox.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { cdnTag, manyTag } from './cdn-tag.ts'
import { changesKeptMs } from './response-cache.ts'

type Ctx = Pick<Context, 'sql' | 'providers'>

/**
 * Seconds. A process may serve a response from before the change for half a second after it, and a CDN may store that
 * response after the first purge: the second one removes it (decision 55).
 */
const delays = [0, 2]

/** All processes together write purges at most this often. */
const pauseMs = 150
/** More tags than this are not worth calling the CDN for one by one. */
const mostTags = 2_000
/** So long after the last change the position is moved all the same: it must not become older than the changes kept. */
const idleMs = 60_000

/**
 * Writes what has changed since the last call as outbox messages, in the transaction that moves the position: a crash
 * loses no purge. Returns the number of changed tags.
 */
export async function writePurges({ sql }: Pick<Ctx, 'sql'>): Promise<number> {
  return committed(sql, async tx => {
    const position = await lockCdnPosition(tx, { pauseMs, oldMs: changesKeptMs / 2, idleMs })
    if (!position) return 0
    const isKnown = position.snapshot !== null && !position.isOld
    const changes = await readChanges(tx, isKnown ? position.snapshot : undefined)
    const purge = isKnown ? purgeOf(changes.tags) : everything
    if (purge) await insertPurges(tx, purge, delays)
    if (purge || position.isIdle) await updateCdnPosition(tx, changes.snapshot)
    return changes.tags.length
  })
}

const everything: Purge = { everything: true }

function purgeOf(tags: readonly Tag[]): Purge | undefined {
  if (tags.includes('everything') || tags.length > mostTags) return everything
  return tags.length > 0 ? { tags } : undefined
}

/** A process with another build draws other pages: it purges everything when it starts. */
export async function purgeAfterStart({ sql, providers }: Ctx): Promise<void> {
  if (!providers.cdn) return
  await insertCdnPosition(sql)
  await insertPurges(sql, everything, delays)
}

/** Handles `cdn-purge`. Without a CDN, as after a change of settings, there is nothing to purge. */
export async function purgeCdn(
  { providers: { cdn } }: Pick<Context, 'providers'>,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  if (!cdn) return
  const { tags } = payload as { readonly tags?: readonly Tag[] }
  const purged = tags
    ? await cdn.purgeTags([manyTag, ...new Set(tags.map(cdnTag))])
    : await cdn.purgeEverything()
  if (purged.ok) return
  const { refusal } = purged
  const status = 'status' in refusal ? ` ${refusal.status}` : ''
  throw new Error(`The CDN did not purge: ${refusal.kind}${status}`)
}
