import {
  basePriceFormSchema,
  priceTablesFormSchema,
  undoFormSchema,
} from '#contract/office-form.ts'
import type { Market } from '#domain/market/market.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import {
  changePriceTables,
  restorePriceTables,
  setBasePrice,
  viewPriceBook,
} from '#services/staff/office-price-book.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

export const loadOfficePriceBook = onOfficePage('price-book', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query, markets } = request
  const typed = (query.get('q') ?? '').trim().slice(0, 100)
  return {
    market,
    ownMarkets: markets,
    typed,
    item: query.get('item') ?? '',
    currency: ctx.settings.shopOf(market).cart.currency,
    ...(await viewPriceBook(ctx, market, typed)),
  }
})

async function aboutBook(request: OfficeRequest) {
  const market = marketOfQuery(request)
  return market && { subject: `price-book ${market}`, market }
}

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }

async function inMarket(
  request: OfficeRequest,
  reason: string,
  write: (why: Why) => Promise<Result<number, { readonly kind: string; readonly field?: string }>>,
): Promise<ActResult> {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const written = await write({ market, actor: actorOf(request.staff), reason })
  return written.ok ? ok({ after: { version: written.value } }) : written
}

export const sendOfficePriceBook = onOfficeForms('price-book', {
  'set-base-price': officeForm({
    schema: basePriceFormSchema,
    subjectOf: aboutBook,
    act: async (request, { item, before, base: typed, reason }) => {
      const market = marketOfQuery(request)
      if (!market) throw notFound()
      const base = parseAmount(typed, request.ctx.settings.shopOf(market).cart.currency)
      if (!base.ok) return refuse({ kind: 'invalid-amount' })
      const baseMinor = base.value.minor
      return inMarket(request, reason, why =>
        setBasePrice(request.ctx, why, { item, before, baseMinor }),
      )
    },
  }),
  'change-price-tables': officeForm({
    schema: priceTablesFormSchema,
    subjectOf: aboutBook,
    act: (request, { revision, reason, ...typed }) =>
      inMarket(request, reason, why => changePriceTables(request.ctx, { ...why, revision }, typed)),
  }),
  'restore-price-tables': officeForm({
    schema: undoFormSchema,
    subjectOf: aboutBook,
    act: (request, { item, reason }) =>
      inMarket(request, reason, why => restorePriceTables(request.ctx, why, item)),
  }),
})
