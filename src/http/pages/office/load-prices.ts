import { priceFormSchema, pricesFormSchema, undoFormSchema } from '#contract/office-form.ts'
import { deviceTypes, grades } from '#domain/device/device.ts'
import { foldedWords } from '#domain/device/search/fold-words.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { type PriceChangeRule, parsePercent, priceRoundings } from '#domain/money/price-change.ts'
import { isShelfPrice } from '#domain/money/shelf-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { Context } from '#services/context.ts'
import {
  changePrices,
  mostListings,
  type PricePlan,
  setPrice,
  undoPrices,
} from '#services/price/change-prices.ts'
import {
  listLatestPriceChanges,
  listPrices,
  viewPreview,
  viewPrice,
} from '#services/staff/view-prices.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

/** What the address of the page says, as it was typed. */
const typedKeys = ['type', 'grade', 'q', 'stock', 'change', 'value', 'rounding'] as const

export const loadOfficePrices = onOfficePage('prices', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, query } = request
  const filter = filterOf(request, market)
  const typed = typedOf(query)
  const plan = planOf(ctx, request, market)
  const isAsked = typed.value !== ''
  return {
    market,
    ownMarkets: request.markets,
    typed,
    mostListings,
    isUnreadable: isAsked && !plan,
    preview: plan && (await viewPreview(ctx, plan)),
    changes: await listLatestPriceChanges(ctx, market),
    ...(await listPrices(ctx, filter, query.get('after') || undefined)),
  }
})

function typedOf(query: URLSearchParams) {
  const entries = typedKeys.map(key => [key, (query.get(key) ?? '').slice(0, 100)] as const)
  return Object.fromEntries(entries) as Readonly<Record<(typeof typedKeys)[number], string>>
}

function filterOf({ query }: OfficeRequest, market: Market): PricePlan['filter'] {
  const typed = typedOf(query)
  return {
    market,
    type: deviceTypes.find(type => type === typed.type),
    grade: grades.find(grade => grade === typed.grade),
    words: foldedWords(typed.q),
    isInStock: typed.stock !== 'all',
  }
}

/** `undefined` if no change is asked for, or it cannot be read. */
function planOf(
  { settings }: Pick<Context, 'settings'>,
  request: OfficeRequest,
  market: Market,
): PricePlan | undefined {
  const typed = typedOf(request.query)
  const rule = ruleOf(typed.change, typed.value, settings.displayOf(market).currency)
  const rounding = priceRoundings.find(each => each === typed.rounding) ?? 'whole'
  return rule && { filter: filterOf(request, market), rule, rounding }
}

function ruleOf(kind: string, value: string, currency: Currency): PriceChangeRule | undefined {
  if (kind === 'percent') {
    const tenths = parsePercent(value)
    return tenths === undefined ? undefined : { kind, tenths }
  }
  if (kind !== 'amount' && kind !== 'set') return undefined
  const [, sign = '', digits = ''] = /^\s*([+−-]?)(.*)$/su.exec(value) ?? []
  const amount = parseAmount(digits, currency)
  if (!amount.ok || amount.value.minor === 0 || (kind === 'set' && sign !== '')) return undefined
  const { minor } = amount.value
  return { kind, minor: sign === '-' || sign === '−' ? -minor : minor }
}

function counted(result: Result<number, { readonly kind: string }>): ActResult {
  return result.ok ? ok({ after: { prices: result.value } }) : result
}

async function aboutPrices(request: OfficeRequest) {
  const market = marketOfQuery(request)
  return market && { subject: `prices ${market}`, market }
}

export const sendOfficePrices = onOfficeForms('prices', {
  'change-prices': officeForm({
    schema: pricesFormSchema,
    subjectOf: aboutPrices,
    act: async (request, { digest, reason }) => {
      const market = marketOfQuery(request)
      const plan = market && planOf(request.ctx, request, market)
      if (!market || !plan) return refuse({ kind: 'invalid-form' })
      const actor = request.staff.name
      const words = Object.entries(typedOf(request.query)).filter(([, value]) => value !== '')
      const asked = Object.fromEntries(words)
      const why = { market, actor, reason, digest, request: asked }
      const changed = await changePrices(request.ctx, plan, why)
      // What was changed stays in sight.
      const { change: _, value: __, rounding: ___, ...filter } = typedOf(request.query)
      const to = `${officeUrl('prices')}?${new URLSearchParams({ market, ...filter })}`
      return changed.ok ? ok({ after: { prices: changed.value, ...asked }, to }) : changed
    },
  }),
  'undo-prices': officeForm({
    schema: undoFormSchema,
    subjectOf: aboutPrices,
    act: async (request, { item, reason }) => {
      const market = marketOfQuery(request)
      if (!market) return refuse({ kind: 'invalid-form' })
      const why = { market, actor: request.staff.name, reason }
      return counted(await undoPrices(request.ctx, { ...why, id: item }))
    },
  }),
})

export const loadOfficePrice = onOfficePage('price', async ({ ctx, markets, parameter }) => {
  const found = await viewPrice(ctx, markets, parameter)
  if (!found) throw notFound()
  return found
})

export const sendOfficePrice = onOfficeForms('price', {
  'set-price': officeForm({
    schema: priceFormSchema,
    subjectOf: async ({ ctx, markets, parameter }) => {
      const found = await viewPrice(ctx, markets, parameter)
      return found && { subject: `listing ${found.id}`, market: found.market }
    },
    act: async ({ ctx, staff, markets, parameter }, { before, price, newPrice, reason }) => {
      const found = await viewPrice(ctx, markets, parameter)
      if (!found) throw notFound()
      const { currency } = found.price
      const after = parseAmount(price, currency)
      const whenNew = newPrice.trim() === '' ? undefined : parseAmount(newPrice, currency)
      if (!after.ok || !isShelfPrice(after.value)) return refuse({ kind: 'not-a-shelf-price' })
      if (whenNew && !whenNew.ok) return refuse({ kind: 'invalid-amount' })
      const set = await setPrice(ctx, {
        id: found.id,
        market: found.market,
        actor: staff.name,
        reason,
        before: { minor: before, currency },
        after: after.value,
        newPriceMinor: whenNew?.value.minor ?? null,
      })
      return set.ok
        ? ok({
            before: { price: found.price.minor, newPrice: found.newPrice?.minor },
            after: { price: after.value.minor, newPrice: whenNew?.value.minor },
          })
        : set
    },
  }),
})
