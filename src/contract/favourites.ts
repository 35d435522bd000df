import { z } from 'zod'
import { mostSaved, type SavedChange } from '#domain/device/saved-devices.ts'
import type { Market } from '#domain/market/market.ts'
import { marketSchema } from './market.ts'
import { plainText } from './query.ts'
import type { Schema } from './schema.ts'

const changeSchema: Schema<SavedChange> = z.strictObject({
  listingId: plainText(80).min(1),
  isSaved: z.boolean(),
  /** Milliseconds since 1970, by the clock of the browser. */
  at: z.int().min(0),
})

type FavouriteChanges = {
  readonly market: Market
  readonly owner?: string
  readonly changes: readonly SavedChange[]
}

/** `owner`: whose list the browser holds, as it was answered before; absent before the first time. */
export const favouriteChangesSchema: Schema<FavouriteChanges> = z.strictObject({
  market: marketSchema,
  owner: plainText(40).exactOptional(),
  changes: z.array(changeSchema).max(2 * mostSaved),
})

/** The whole list, newest first. */
export const favouritesSchema = z.object({ owner: z.string(), listingIds: z.array(z.string()) })
