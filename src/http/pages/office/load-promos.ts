import { endPromoFormSchema, promoFormSchema } from '#contract/office-form.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, refuse } from '#domain/result.ts'
import { dayIn } from '#domain/time/day.ts'
import { createPromo, stopPromo, viewPromos } from '#services/staff/office-promos.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficePromos = onOfficePage('promos', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const { ctx, markets } = request
  return {
    market,
    ownMarkets: markets,
    currency: ctx.settings.displayOf(market).currency,
    today: dayIn(market, ctx.clock()),
    promos: await viewPromos(ctx, market),
  }
})

export const sendOfficePromos = onOfficeForms('promos', {
  'create-promo': officeForm({
    schema: promoFormSchema,
    subjectOf: async (request, { code }) => {
      const market = marketOfQuery(request)
      return market && { subject: `promo ${code}`, market }
    },
    act: async (request, { minimum: typed, ...promo }) => {
      const market = marketOfQuery(request)
      if (!market) throw notFound()
      const { currency } = request.ctx.settings.displayOf(market)
      const minimum = typed === '' ? ok({ minor: 0, currency }) : parseAmount(typed, currency)
      if (!minimum.ok) return refuse({ kind: 'invalid-amount' })
      const made = await createPromo(request.ctx, market, { ...promo, minimum: minimum.value })
      return made.ok ? ok({}) : made
    },
  }),
  'end-promo': officeForm({
    schema: endPromoFormSchema,
    subjectOf: async (request, { item }) => {
      const market = marketOfQuery(request)
      return market && { subject: `promo ${item}`, market }
    },
    act: async (request, { item }) => {
      const market = marketOfQuery(request)
      if (!market) throw notFound()
      const ended = await stopPromo(request.ctx, market, item)
      return ended.ok ? ok({}) : ended
    },
  }),
})
