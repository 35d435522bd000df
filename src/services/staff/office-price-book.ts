import { foldedWords } from '#domain/device/search/fold-words.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { bookPartsOf } from '#domain/trade-in/book-item.ts'
import type { PriceTables } from '#domain/trade-in/price-tables.ts'
import { changedTables, type TableRefusal, tableFields } from '#domain/trade-in/table-fields.ts'
import { listBookVersions, listStaffBases } from '#store/staff/price-book.ts'
import {
  type BasePrice,
  findLatestPriceBook,
  findPriceBook,
  insertPriceBook,
  listBasePrices,
} from '#store/trade-in/price-book.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const shownBases = 100
const shownVersions = 20

/** The latest price book of a market, and the base prices whose model has the words. */
export async function viewPriceBook({ sql }: Ctx, market: Market, typed: string) {
  const [versions, bases] = await Promise.all([
    listBookVersions(sql, market, shownVersions),
    listStaffBases(sql, market, foldedWords(typed), shownBases),
  ])
  const [latest] = versions
  return {
    version: latest?.number ?? 0,
    fields: latest ? tableFields(latest.tables) : [],
    versions: versions.map(({ tables: _, ...version }) => version),
    bases: bases.map(({ item, model, ...base }) => ({
      ...base,
      item,
      title: titleOf(model, item),
    })),
  }
}

/** 'Apple iPhone 13, 128 GB' of 'apple-iphone-13|storage=128 GB'. */
function titleOf(model: string, item: string): string {
  return [model, ...Object.values(bookPartsOf(item))].join(', ')
}

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }

export type BookRefusal =
  | TableRefusal
  | { readonly kind: 'not-found' }
  /** Another version was written since the form was opened. */
  | { readonly kind: 'changed-meanwhile' }

type Written = Promise<Result<number, BookRefusal>>

/** Changes numbers of the tables, as a new version; `revision` is the version that was shown. */
export function changePriceTables(
  ctx: Ctx,
  why: Why & { readonly revision: number },
  typed: Readonly<Record<string, string | undefined>>,
): Written {
  return writing(ctx, why, (_tx, { number, tables }) => {
    if (number !== why.revision) return refuse({ kind: 'changed-meanwhile' })
    const changed = changedTables(tables, typed)
    return changed.ok ? ok({ tables: changed.value, bases: [] }) : changed
  })
}

/** Writes the tables of an earlier version again, as a new one; base prices stay. */
export function restorePriceTables(ctx: Ctx, why: Why, version: number): Written {
  return writing(ctx, why, async (tx, latest) => {
    const earlier = await findPriceBook(tx, why.market, version)
    if (!earlier) return refuse({ kind: 'not-found' })
    return JSON.stringify(earlier.tables) === JSON.stringify(latest.tables)
      ? refuse({ kind: 'nothing-changed' })
      : ok({ tables: earlier.tables, bases: [] })
  })
}

/** One base price; `before` is the one that was shown. Minor units. */
export function setBasePrice(
  ctx: Ctx,
  why: Why,
  { item, before, baseMinor }: BasePrice & { readonly before: number },
): Written {
  return writing(ctx, why, async (tx, { number, tables }) => {
    const [known] = await listBasePrices(tx, why.market, number, [item])
    if (!known) return refuse({ kind: 'not-found' })
    if (known.baseMinor !== before) return refuse({ kind: 'changed-meanwhile' })
    if (baseMinor === before) return refuse({ kind: 'nothing-changed' })
    return ok({ tables, bases: [{ item, baseMinor }] })
  })
}

type Plan = { readonly tables: PriceTables; readonly bases: readonly BasePrice[] }
type Planned = Result<Plan, BookRefusal>

/** One after the other in a market, so that none is built on a version that is not the latest. */
function writing(
  { sql, clock }: Ctx,
  { market, actor, reason }: Why,
  plan: (
    tx: Sql,
    latest: { readonly number: number; readonly tables: PriceTables },
  ) => Planned | Promise<Planned>,
): Written {
  return inTransaction<number, BookRefusal>(sql, [`price book ${market}`], async tx => {
    const latest = await findLatestPriceBook(tx, market)
    if (!latest) return refuse({ kind: 'not-found' })
    const planned = await plan(tx, latest)
    if (!planned.ok) return planned
    return ok(await insertPriceBook(tx, { market, ...planned.value, actor, reason, at: clock() }))
  })
}
