import { type SQL, sql } from 'drizzle-orm'
import { deviceTypes } from '#domain/device/device.ts'
import type { FindSoldIn, SoldList } from '#domain/device/sold-in.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Db } from '../database.ts'

/** Which markets have a product, or a list of a brand or model. */
export const makeSoldInStore = (db: Db): FindSoldIn => ({
  ofProduct: async ({ id, modelId }) => {
    const { rows } = await db.execute<{ market: Market; same: boolean }>(sql`
      select l.market, bool_or(l.product_id = ${id}) as same
      from listing l join product p on p.id = l.product_id
      where p.model_id = ${modelId} group by 1`)
    const marketsOf = (all: typeof rows) => all.map(({ market }) => market)
    return { same: marketsOf(rows.filter(({ same }) => same)), near: marketsOf(rows) }
  },

  ofList: async subject => {
    const { rows } = await db.execute<{ market: Market }>(sql`
      select wanted.market from unnest(${sql.param(markets)}::text[]) wanted (market)
      where exists (
        select 1 from unnest(${sql.param(deviceTypes)}::text[]) kind (type)
        join on_shelf s on s.market = wanted.market and s.type = kind.type
        where s.brand_slug = ${subject.brandSlug} and ${ofModel(subject)})`)
    const found = rows.map(({ market }) => market)
    return { same: found, near: found }
  },
})

const ofModel = ({ modelSlug }: SoldList): SQL =>
  modelSlug === undefined
    ? sql`true`
    : sql`s.model_id = any (array(select id from model where slug = ${modelSlug}))`
