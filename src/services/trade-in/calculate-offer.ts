import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Answers, Configured } from '#domain/trade-in/answers.ts'
import { bookItemOf } from '#domain/trade-in/book-item.ts'
import { modelFactsOf } from '#domain/trade-in/model-facts.ts'
import { offerFor, type Priced } from '#domain/trade-in/offer.ts'
import type { PayoutMethod } from '#domain/trade-in/price-tables.ts'
import type { OfferRefusal, RunningOffer } from '#domain/trade-in/running-offer.ts'
import type { ModelFacts } from '#domain/trade-in/steps.ts'
import { fittingAnswers, knownSteps, openStep } from '#domain/trade-in/transition.ts'
import { findLatestPriceBook, listBasePrices } from '#store/trade-in/price-book.ts'
import { findTradeInModel, type TradeInModel } from '#store/trade-in/sold-models.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/** `answers` are those that apply to the device, `model` is the model they describe. */
export type CalculatedOffer = {
  readonly running: RunningOffer
  readonly answers: Answers
  readonly model: TradeInModel & { readonly id: string }
}

/** What a device is worth by the answers so far. */
export async function calculateOffer(
  ctx: Ctx,
  market: Market,
  answers: Answers,
): Promise<Result<RunningOffer, OfferRefusal>> {
  const calculated = await calculateFromAnswers(ctx, market, answers)
  return calculated.ok ? ok(calculated.value.running) : calculated
}

/** Calculates what a device is worth by the current price book, from the answers that apply to it (sell.md, Price). */
export async function calculateFromAnswers(
  ctx: Ctx,
  market: Market,
  answers: Answers,
): Promise<Result<CalculatedOffer, OfferRefusal>> {
  if (answers.model === undefined) return refuse(beforeModel(answers))
  const model = await findTradeInModel(ctx.sql, answers.model)
  if (!model) return refuse({ kind: 'unknown-model' })
  const facts = modelFactsOf(model)
  const fitting = fittingAnswers({ ...answers, intro: facts.type }, () => facts)
  const configured = fitting['config-all'] ?? fitting['config-storage']
  if (!configured)
    return refuse({
      kind: 'not-told',
      step: facts.type === 'CONSOLE' ? 'config-storage' : 'config-all',
    })
  const found = await findBase(ctx, market, answers.model, configured)
  if (!found.ok) return found
  const { version, ...priced } = found.value
  return ok({
    running: running(fitting, facts, version, { type: facts.type, ...priced }),
    answers: fitting,
    model: { id: answers.model, ...model },
  })
}

function beforeModel(answers: Answers): OfferRefusal {
  return {
    kind: 'not-told',
    step: (['intro', 'brand'] as const).find(step => answers[step] === undefined) ?? 'model',
  }
}

type Base = Omit<Priced, 'type'> & { readonly version: number }

async function findBase(
  ctx: Ctx,
  market: Market,
  modelId: string,
  { color: _, ...configured }: Configured,
): Promise<Result<Base, OfferRefusal>> {
  const version = await findLatestPriceBook(ctx.sql, market)
  if (!version) return refuse({ kind: 'not-bought' })
  const { number, tables } = version
  const [entry] = await listBasePrices(ctx.sql, market, number, [bookItemOf(modelId, configured)])
  if (!entry || entry.baseMinor === 0) return refuse({ kind: 'not-bought' })
  const base = { minor: entry.baseMinor, currency: ctx.settings.shopOf(market).cart.currency }
  return ok({ version: number, base, tables })
}

function running(
  answers: Answers,
  facts: ModelFacts,
  bookVersion: number,
  priced: Priced,
): RunningOffer {
  const steps = knownSteps(answers, () => facts)
  const open = openStep(answers, () => facts)
  const by = (payout: PayoutMethod) => offerFor(answers, payout, priced)
  return {
    bookVersion,
    steps,
    openStep: open,
    isFinal: steps.indexOf(open) >= steps.indexOf('email'),
    offers: {
      'bank-fast': by('bank-fast'),
      'bank-slow': by('bank-slow'),
      voucher: by('voucher'),
    },
  }
}
