import { randomUUID } from 'node:crypto'
import { emailRules } from '#domain/field/contact-rules.ts'
import { validateField } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { addDays, dayIn, startOfDay } from '#domain/time/day.ts'
import { lastDayOfOffer } from '#domain/trade-in/trade-in-due.ts'
import type { OpenTradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import { titleOfTradeIn } from '#domain/trade-in/trade-in-title.ts'
import { insertMessage } from '#store/outbox.ts'
import { closeTasks, insertTask } from '#store/staff-tasks.ts'
import {
  findTradeInByKey,
  findTradeInByNumber,
  lockTradeIn,
} from '#store/trade-in/read-trade-in.ts'
import {
  insertTradeIn,
  insertTradeInStep,
  updateOffer,
  updateReplacedTradeIn,
} from '#store/trade-in/write-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { type CalculatedOffer, calculateFromAnswers } from './calculate-offer.ts'
import { mayOpenTradeIn } from './may-open-trade-in.ts'
import { isRequesters, type TradeInRequester } from './own-trade-in.ts'
import type { OpenedTradeIn, Opening, TradeInRequest } from './trade-in-request.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings' | 'tries'>

type Submission = {
  readonly request: TradeInRequest
  readonly opening: Opening
  readonly hash: string
}

/**
 * Freezes a calculated price as an offer, or stores a draft that waits for a person, and writes the email (sell.md,
 * email). The same key returns the trade-in it created the first time. The offer that this one replaces ends.
 */
export async function openTradeIn(
  ctx: Ctx,
  submitted: TradeInRequest,
  opening: Opening,
): Promise<Result<OpenedTradeIn, OpenTradeInRefusal>> {
  const verdict = validateField(submitted.email, emailRules, 'blur')
  if (verdict.kind === 'invalid') return invalid('email', verdict.error.kind)
  const request = { ...submitted, email: submitted.email.trim() }
  const hash = ctx.keys.tradeInTokens.requestHashOf(JSON.stringify(request))
  const known = await findTradeInByKey(ctx.sql, opening.key)
  if (known) return again(ctx, known, hash)
  const calculated = await calculateFinal(ctx, request)
  if (!calculated.ok) return calculated
  const admitted = await mayOpenTradeIn(ctx, opening.address, request.email)
  if (!admitted.ok) return admitted
  return retriedTransaction(ctx.sql, [`sale ${opening.key}`], tx =>
    openOnce(ctx, tx, calculated.value, { request, opening, hash }),
  )
}

function invalid(field: string, code: string) {
  return refuse({ kind: 'invalid-field', field, code } as const)
}

type Known = {
  readonly id: string
  readonly number: string
  readonly state: string
  readonly requestHash: string | null
}

function again(
  ctx: Ctx,
  { id, number, requestHash }: Known,
  hash: string,
): Result<OpenedTradeIn, OpenTradeInRefusal> {
  return requestHash === hash
    ? ok({ number, token: ctx.keys.tradeInTokens.tokenOf(id) })
    : invalid('Idempotency-Key', 'key-reused')
}

/** Only complete answers for a device that the shop buys. */
async function calculateFinal(
  ctx: Ctx,
  { market, answers }: TradeInRequest,
): Promise<Result<CalculatedOffer, OpenTradeInRefusal>> {
  const calculated = await calculateFromAnswers(ctx, market, answers)
  if (!calculated.ok) return calculated
  const { isFinal, openStep, offers } = calculated.value.running
  const first = offers['bank-fast']
  if (first.kind === 'rejected') return refuse({ kind: 'rejected', reasons: first.reasons })
  return isFinal ? calculated : refuse({ kind: 'not-told', step: openStep })
}

async function openOnce(
  ctx: Ctx,
  tx: Sql,
  calculated: CalculatedOffer,
  { request, opening, hash }: Submission,
): Promise<Result<OpenedTradeIn, OpenTradeInRefusal>> {
  const known = await findTradeInByKey(tx, opening.key)
  if (known) return again(ctx, known, hash)
  const at = ctx.clock()
  const id = randomUUID()
  const token = ctx.keys.tradeInTokens.tokenOf(id)
  const number = await write(ctx, tx, calculated, { request, opening, hash, id, token, at })
  await begin(tx, calculated, { id, number, market: request.market, at })
  if (opening.replaces !== undefined)
    await replace(tx, { number: opening.replaces, requester: opening.requester }, { id, at })
  return ok({ number, token })
}

type Written = Submission & { readonly id: string; readonly token: string; readonly at: Date }

function write(
  ctx: Ctx,
  tx: Sql,
  { running, answers: allAnswers, model }: CalculatedOffer,
  { request, opening, hash, id, token, at }: Written,
): Promise<string> {
  const { email: _, ...answers } = allAnswers
  return insertTradeIn(tx, {
    id,
    market: request.market,
    userId: opening.requester.userId,
    email: request.email,
    deviceType: model.type,
    modelId: model.id,
    title: titleOfTradeIn(model, allAnswers),
    answers,
    bookVersion: String(running.bookVersion),
    breakdown: running.offers,
    currency: ctx.settings.shopOf(request.market).cart.currency,
    startedAt: at,
    tokenHash: ctx.keys.tradeInTokens.hashOf(token),
    requestKey: opening.key,
    requestHash: hash,
    wantsNewsletter: request.wantsNewsletter,
  })
}

type Begun = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly at: Date
}

/** An offer at once, or a draft until a person has reviewed it. */
async function begin(
  tx: Sql,
  { running: { offers } }: CalculatedOffer,
  { id, number, market, at }: Begun,
): Promise<void> {
  const first = offers['bank-fast']
  if (first.kind !== 'offer') {
    const reason = first.kind === 'manual-review' ? first.reasons.join(', ') : first.kind
    await insertTradeInStep(tx, id, { to: 'draft', actor: 'seller', reason, at })
    const task = { market, kind: 'sale-to-review', subjectId: id, facts: { number, reason } }
    await insertTask(tx, task, at)
    await insertMessage(tx, 'sale-news', { saleId: id, news: 'person-looks' }, at)
    return
  }
  const expiresAt = offerEnds(market, at)
  const offering = { breakdown: offers, offerMinor: first.amount.minor, offeredAt: at, expiresAt }
  await updateOffer(tx, id, offering)
  const why = { actor: 'shop', reason: 'reckoned by the price book', at }
  await transitionTradeIn(tx, { id, state: 'draft' }, 'offer', why, 'offered')
}

/** The first instant at which an offer made now no longer holds. */
export function offerEnds(market: Market, at: Date): Date {
  return startOfDay(market, addDays(lastDayOfOffer(dayIn(market, at)), 1))
}

type Replaced = { readonly number: string; readonly requester: TradeInRequester }

/** An accepted trade-in stays unchanged; a draft no longer needs a review. */
async function replace(
  tx: Sql,
  { number, requester }: Replaced,
  by: { readonly id: string; readonly at: Date },
): Promise<void> {
  const known = await findTradeInByNumber(tx, number)
  const tradeIn = known && (await lockTradeIn(tx, known.id))
  if (!tradeIn || !isRequesters(requester, tradeIn) || tradeIn.replacedBy !== null) return
  if (tradeIn.state !== 'offered' && tradeIn.state !== 'draft') return
  await updateReplacedTradeIn(tx, tradeIn.id, by.id)
  await closeTasks(tx, ['sale-to-review'], tradeIn.id, by.at)
  const why = { actor: 'seller', reason: 'replaced', at: by.at }
  await transitionTradeIn(tx, tradeIn, tradeIn.state === 'offered' ? 'expire' : 'cancel', why)
}
