import type { Fits } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { rowsOf, type Sql, type Statement } from '../transaction.ts'

export type AccessoryNames = Readonly<Record<Market, string>>

/** An accessory and its price in one market; no price if that market does not have it. */
export type AccessoryImport = {
  readonly id: string
  readonly type: string
  readonly name: AccessoryNames
  readonly colorHex: string
  readonly fits: Fits
  readonly offer: { readonly priceMinor: number; readonly isActive: boolean } | undefined
}

export async function listImportedAccessories(
  sql: Sql,
  market: Market,
  ids: readonly string[],
): Promise<readonly AccessoryImport[]> {
  return (await rowsOf<RawAccessory>(sql, accessoriesByIds, [market, ids])).map(
    ({ priceMinor, isActive, ...accessory }) => ({
      ...accessory,
      offer:
        priceMinor === null || isActive === null
          ? undefined
          : { priceMinor: Number(priceMinor), isActive },
    }),
  )
}

export async function saveImportedAccessories(
  tx: Sql,
  accessories: readonly AccessoryImport[],
  market: Market,
  currency: Currency,
): Promise<void> {
  if (accessories.length > 0)
    await rowsOf(tx, saveAccessories, [JSON.stringify(accessories), market, currency])
}

type RawAccessory = Omit<AccessoryImport, 'offer'> & {
  priceMinor: string | null
  isActive: boolean | null
}

const accessoriesByIds: Statement = {
  name: 'import-accessories-by-id',
  text: `
    select a.id, a.type, a.name, a.color_hex as "colorHex", a.fits, o.price_minor as "priceMinor", o.is_active as "isActive"
    from accessory a left join accessory_listing o on o.accessory_id = a.id and o.market = $1
    where a.id = any($2::text[])`,
}

const saveAccessories: Statement = {
  name: 'import-save-accessories',
  text: `
    with given as materialized (
      select * from jsonb_to_recordset($1::jsonb) as each (
        id text, type text, name jsonb, "colorHex" text, fits jsonb, offer jsonb)
      order by id
    ),
    saved as (
      insert into accessory (id, type, name, color_hex, fits)
      select id, type, name, "colorHex", fits from given
      on conflict (id) do update set type = excluded.type, name = excluded.name, color_hex = excluded.color_hex, fits = excluded.fits
      returning id
    )
    insert into accessory_listing (accessory_id, market, currency, price_minor, is_active)
    select given.id, $2, $3, (offer ->> 'priceMinor')::bigint, (offer ->> 'isActive')::boolean
    from given join saved using (id) where offer is not null
    on conflict (accessory_id, market) do update
    set currency = excluded.currency, price_minor = excluded.price_minor, is_active = excluded.is_active`,
}
