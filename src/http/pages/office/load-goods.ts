import { accessoryFormSchema, goodsPriceFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { type Result, refuse } from '#domain/result.ts'
import { setAccessory, setBattery, setService, viewGoods } from '#services/staff/office-goods.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeGoods = onOfficePage('goods', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query, markets } = request
  const typed = (query.get('q') ?? '').trim().slice(0, 100)
  return {
    market,
    ownMarkets: markets,
    typed,
    /** The one whose form is open. */
    item: query.get('item') ?? '',
    currency: ctx.settings.displayOf(market).currency,
    ...(await viewGoods(ctx, market, typed)),
  }
})

type Priced = { readonly item: string; readonly price: string; readonly reason: string }

/** A form that gives something a price in the market of the page. */
function priced<Form extends Priced>(
  schema: Schema<Form>,
  set: (
    request: OfficeRequest,
    market: Market,
    price: Money,
    form: Form,
  ) => Promise<Result<void, { readonly kind: string }>>,
) {
  return officeForm({
    schema,
    subjectOf: async (request, { item }) => {
      const market = marketOfQuery(request)
      return market && { subject: `goods ${item}`, market }
    },
    act: async (request, form) => {
      const market = marketOfQuery(request)
      if (!market) throw notFound()
      const price = parseAmount(form.price, request.ctx.settings.displayOf(market).currency)
      if (!price.ok) return refuse({ kind: 'invalid-amount' })
      const done = await set(request, market, price.value, form)
      return done.ok ? { ok: true, value: {} } : done
    },
  })
}

export const sendOfficeGoods = onOfficeForms('goods', {
  'set-accessory': priced(accessoryFormSchema, ({ ctx }, market, price, { item, active }) =>
    setAccessory(ctx, market, item, price, active === 'yes'),
  ),
  'set-service': priced(goodsPriceFormSchema, ({ ctx }, market, price, { item }) =>
    setService(ctx, market, item, price),
  ),
  'set-battery': priced(goodsPriceFormSchema, ({ ctx }, market, price, { item }) =>
    setBattery(ctx, market, item, price),
  ),
})
