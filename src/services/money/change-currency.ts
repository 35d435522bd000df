import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { settingsInCurrency } from '#domain/checkout/settings-in-currency.ts'
import { namesCurrency } from '#domain/content/names-currency.ts'
import { loyaltyInCurrency } from '#domain/loyalty/loyalty-in-currency.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { usualLoyalty } from '#domain/loyalty/usual-settings.ts'
import type { Market } from '#domain/market/market.ts'
import { hasFixedRate } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type ConvertedPlace, convertAmounts, planAmounts } from '#store/money/convert-amounts.ts'
import {
  type CurrencyChange,
  countAgreedIn,
  countCurrencyChanges,
  countOpenIn,
  deleteSetting,
  findLastCurrencyChange,
  insertCurrencyChange,
  isShopRunning,
  listShownTexts,
  lockBusiness,
  lockSettings,
  type OpenBusiness,
  publishLegalTexts,
  recountShelf,
  updateCurrencyReport,
  upsertSetting,
} from '#store/money/currency-changes.ts'
import { forgetCountedDays } from '#store/staff/figures.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type CurrencyRequest = {
  readonly market: Market
  readonly to: Currency
  /** `plan` writes nothing. */
  readonly mode: 'plan' | 'apply'
  /** Whether shelf prices are rounded down to whole units. */
  readonly roundsShelf: boolean
  readonly actor: string
}

export type CurrencyRefusal =
  | { readonly kind: 'same-currency' }
  | { readonly kind: 'no-fixed-rate'; readonly from: Currency }
  /** Only the euro replaces a currency, for good: there is no way back but from a change that was made here. */
  | { readonly kind: 'nothing-to-undo'; readonly from: Currency }
  /** Orders or sales were agreed in the new currency. */
  | {
      readonly kind: 'already-used'
      readonly from: Currency
      readonly orders: number
      readonly sales: number
    }
  /** Payments that were started in the old currency and have not ended; numbers of their orders. */
  | {
      readonly kind: 'payments-open'
      readonly from: Currency
      readonly orders: readonly string[]
    }
  /** Its processes hold prices of carts and orders in the previous currency. */
  | { readonly kind: 'shop-is-running' }

export type CurrencyReport = {
  readonly from: Currency
  readonly to: Currency
  readonly isUndo: boolean
  readonly places: readonly ConvertedPlace[]
  /** What keeps its currency. */
  readonly open: OpenBusiness
  /** Pages, articles and legal texts that would go on naming the previous currency. */
  readonly texts: readonly string[]
}

type Changed = Result<CurrencyReport, CurrencyRefusal>

/**
 * Changes the currency of a market with every amount that is not agreed already, in one transaction (docs/euro.md).
 * Going back restores every amount that nobody changed since, as long as nothing was agreed in the new currency.
 */
export async function changeCurrency(ctx: Ctx, request: CurrencyRequest): Promise<Changed> {
  if (request.mode === 'plan') return plan(ctx, request)
  // Importers write prices under this lock.
  return inTransaction(ctx.sql, ['import', `currency ${request.market}`], tx =>
    apply(ctx, tx, request),
  )
}

async function plan({ sql }: Ctx, request: CurrencyRequest): Promise<Changed> {
  const { market, to, roundsShelf } = request
  // The rows stay locked for no longer than the statement takes.
  const checked = await check(sql, request, shopIn(await lockSettings(sql, market)).cart.currency)
  if (!checked.ok) return checked
  const { from, undoes } = checked.value
  const places = await planAmounts(sql, { market, from, to, roundsShelf, undoes: undoes?.id })
  return ok({
    from,
    to,
    isUndo: undoes !== undefined,
    places,
    open: await countOpenIn(sql, market, from),
    texts: await textsNaming(sql, market, from, to),
  })
}

async function textsNaming(sql: Sql, market: Market, from: Currency, to: Currency) {
  const texts = await listShownTexts(sql, market)
  return texts.filter(({ body }) => namesCurrency(body, from, to)).map(({ name }) => name)
}

async function apply({ clock }: Ctx, tx: Sql, request: CurrencyRequest): Promise<Changed> {
  const { market, to, roundsShelf, actor } = request
  if (await isShopRunning(tx)) return refuse({ kind: 'shop-is-running' })
  await lockBusiness(tx)
  const settings = await lockSettings(tx, market)
  const checked = await check(tx, request, shopIn(settings).cart.currency)
  if (!checked.ok) return checked
  const { from, undoes } = checked.value
  const { startedPayments } = await countOpenIn(tx, market, from)
  if (startedPayments.length > 0)
    return refuse({ kind: 'payments-open', from, orders: startedPayments })
  const change = { id: randomUUID(), market, from, to, roundsShelf, actor, at: clock() }
  const nth = await countCurrencyChanges(tx, market)
  await insertCurrencyChange(tx, change)
  const places = await convertAmounts(tx, { ...change, undoes: undoes?.id })
  await changeSettings(tx, change, settings)
  await publishLegalTexts(tx, change, nth)
  await recountShelf(tx)
  await forgetCountedDays(tx, market)
  const open = await countOpenIn(tx, market, from)
  await updateCurrencyReport(tx, change.id, { places: places.map(toEntry), open })
  const texts = await textsNaming(tx, market, from, to)
  return ok({ from, to, isUndo: undoes !== undefined, places, open, texts })
}

function toEntry({ place, rows, before, after }: ConvertedPlace) {
  return { place, rows, before: String(before), after: String(after) }
}

type Checked = { readonly from: Currency; readonly undoes: CurrencyChange | undefined }

async function check(
  sql: Sql,
  { market, to }: CurrencyRequest,
  from: Currency,
): Promise<Result<Checked, CurrencyRefusal>> {
  if (from === to) return refuse({ kind: 'same-currency' })
  if (!hasFixedRate(from, to)) return refuse({ kind: 'no-fixed-rate', from })
  if (to === 'EUR') return ok({ from, undoes: undefined })
  const last = await findLastCurrencyChange(sql, market)
  if (last?.from !== to || last.to !== from) return refuse({ kind: 'nothing-to-undo', from })
  const { orders, sales } = await countAgreedIn(sql, market, from)
  if (orders + sales > 0) return refuse({ kind: 'already-used', from, orders, sales })
  return ok({ from, undoes: last })
}

type Stored = ReadonlyMap<string, unknown>

function shopIn(settings: Stored): MarketSettings {
  return settings.get('shop') as MarketSettings
}

/**
 * Settings in the previous currency stay under its name: what was agreed in it goes on by them. Going back restores
 * them, unless somebody has changed the new ones.
 */
async function changeSettings(tx: Sql, change: CurrencyChange, settings: Stored): Promise<void> {
  const { market } = change
  const loyalty = {
    ...usualLoyalty[market],
    ...(settings.get('loyalty') as Partial<LoyaltySettings> | undefined),
  }
  await changeSetting(tx, change, settings, 'shop', shopIn(settings), settingsInCurrency)
  const changed = await changeSetting(tx, change, settings, 'loyalty', loyalty, loyaltyInCurrency)
  // Stored only if a market has its own values.
  if (isDeepStrictEqual(changed, usualLoyalty[market])) await deleteSetting(tx, market, 'loyalty')
}

async function changeSetting<T>(
  tx: Sql,
  { market, from, to }: CurrencyChange,
  settings: Stored,
  key: 'shop' | 'loyalty',
  current: T,
  inCurrency: (value: T, to: Currency) => T,
): Promise<T> {
  const before = settings.get(`${key} ${to}`) as T | undefined
  const isUntouched = before !== undefined && isDeepStrictEqual(inCurrency(before, from), current)
  const changed = isUntouched ? before : inCurrency(current, to)
  await upsertSetting(tx, market, key, changed)
  if (before === undefined) await upsertSetting(tx, market, `${key} ${from}`, current)
  else await deleteSetting(tx, market, `${key} ${to}`)
  return changed
}
