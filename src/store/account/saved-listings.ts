import type pg from 'pg'
import type { SavedChange } from '#domain/device/saved-devices.ts'
import type { Market } from '#domain/market/market.ts'
import { committed, rowsOf, type Statement } from '../transaction.ts'

type Owner = { readonly userId: string; readonly market: Market }

/** Of listings of the market alone. What is known by a later change stays; `at` is the shop's time. */
const write: Statement = {
  name: 'saved-listings-write',
  text: `insert into saved_listing (user_id, market, listing_id, is_saved, changed_at)
    select $1::uuid, $2, l.id, c."isSaved", least(to_timestamp(c.at / 1000), $4::timestamptz)
    from jsonb_to_recordset($3::jsonb) as c ("listingId" text, "isSaved" boolean, at float8)
    join listing l on l.id = c."listingId" and l.market = $2
    on conflict (user_id, listing_id) do update set is_saved = excluded.is_saved, changed_at = excluded.changed_at
    where excluded.changed_at > saved_listing.changed_at`,
}

/** Beyond $3 the oldest of the list, and of what was taken off it. */
const trim: Statement = {
  name: 'saved-listings-trim',
  text: `delete from saved_listing s using (
      select listing_id, row_number() over (partition by is_saved order by changed_at desc, listing_id) as place
      from saved_listing where user_id = $1::uuid and market = $2) of_all
    where s.user_id = $1::uuid and s.listing_id = of_all.listing_id and of_all.place > $3`,
}

const list: Statement = {
  name: 'saved-listings',
  text: `select listing_id as "listingId" from saved_listing
    where user_id = $1::uuid and market = $2 and is_saved order by changed_at desc, listing_id`,
}

/** The member's list afterwards, newest first. `changes` name each listing once. */
export function changeSavedListings(
  pool: pg.Pool,
  { userId, market }: Owner,
  changes: readonly SavedChange[],
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<readonly string[]> {
  return committed(pool, async tx => {
    if (changes.length > 0) {
      await rowsOf(tx, write, [userId, market, JSON.stringify(changes), now])
      await rowsOf(tx, trim, [userId, market, most])
    }
    const rows = await rowsOf<{ listingId: string }>(tx, list, [userId, market])
    return rows.map(({ listingId }) => listingId)
  })
}
