import { foundIn, inspectionFormSchema } from '#contract/inspection-form.ts'
import {
  paidFormSchema,
  reasonFormSchema,
  reviewOfferFormSchema,
  sendBackFormSchema,
  takeOverFormSchema,
} from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { type TradeInState, tradeInArrows, tradeInStates } from '#domain/trade-in/trade-in-state.ts'
import type { Context } from '#services/context.ts'
import {
  findOfficeTradeIn,
  listOfficeTradeIns,
  viewOfficeTradeIn,
} from '#services/staff/office-trade-in.ts'
import { draftInspection } from '#services/trade-in/draft-inspection.ts'
import { inspectTradeIn, unlockTradeIn } from '#services/trade-in/inspect-trade-in.ts'
import type { InspectionReport } from '#services/trade-in/inspection-report.ts'
import { findingsOf, listTrueDevices } from '#services/trade-in/list-true-devices.ts'
import { reviewOffer } from '#services/trade-in/review-offer.ts'
import {
  bookTradeInBack,
  giveTradeInBack,
  quarantineTradeIn,
  sendTradeInBack,
} from '#services/trade-in/send-back.ts'
import { settleTradeIn } from '#services/trade-in/settle-trade-in.ts'
import { recycleTradeIn, surrenderTradeIn } from '#services/trade-in/take-over.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

const views: Readonly<Record<string, readonly TradeInState[]>> = {
  'to-inspect': ['received', 'quarantined', 'objected'],
  locked: ['locked'],
  'to-pay': ['inspected', 'accepted-second'],
  coming: ['accepted', 'label-sent', 'in-transit'],
  back: ['rejected', 'declined', 'returning'],
  all: tradeInStates,
}

export const loadOfficeTradeIns = onOfficePage('trade-ins', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-inspect')
  return { view, ...list.shown, ...(await listOfficeTradeIns(request.ctx, list)) }
})

export const loadOfficeTradeIn = onOfficePage('trade-in', async ({ ctx, markets, parameter }) => {
  const tradeIn = await viewOfficeTradeIn(ctx, markets, parameter)
  if (!tradeIn) throw notFound()
  const { stored, ...shown } = tradeIn
  const isInspected =
    stored.state !== 'locked' && Object.hasOwn(tradeInArrows[stored.state], 'inspect')
  const devices = isInspected ? await listTrueDevices(ctx, stored) : []
  return { ...shown, devices, openedAt: ctx.clock() }
})

type Why = { readonly actor: string; readonly reason: string }
type WithReason = { readonly reason: string }

function form<T extends WithReason>(
  schema: Schema<T>,
  act: (request: OfficeRequest, number: string, form: T, why: Why) => Promise<ActResult>,
  lists?: readonly (keyof T & string)[],
) {
  return officeForm({
    schema,
    ...(lists && { lists }),
    subjectOf: async ({ ctx, markets, parameter }) => {
      const stored = await findOfficeTradeIn(ctx, markets, parameter)
      return stored && { subject: `trade-in ${stored.number}`, market: stored.market }
    },
    act: (request, sent) =>
      act(request, request.parameter, sent, {
        actor: actorOf(request.staff),
        reason: sent.reason,
      }),
  })
}

/** The state after a move, for the trail. */
async function stateAfter(
  moved: Promise<ActResult | { readonly ok: true; readonly value: TradeInState }>,
): Promise<ActResult> {
  const result = await moved
  return result.ok ? ok({ after: { state: result.value } }) : result
}

async function write(
  ctx: Context,
  number: string,
  report: InspectionReport,
  why: Why,
  openedAt: string,
) {
  const inspected = await inspectTradeIn(ctx, number, report, why)
  if (!inspected.ok) return inspected
  return ok({ after: { ...inspected.value, minutes: minutesBetween(openedAt, ctx.clock()) } })
}

/** As a browser sent it; `undefined` if it sent nothing, or what cannot be. */
function minutesBetween(openedAt: string, now: Date): number | undefined {
  const minutes = Math.round((now.getTime() - Date.parse(openedAt)) / 60_000)
  return minutes >= 0 && minutes <= 24 * 60 ? minutes : undefined
}

async function look(ctx: Context, number: string, report: InspectionReport, { actor }: Why) {
  const draft = await draftInspection(ctx, number, report, actor)
  return draft.ok ? ok({ after: { draft: draft.value.kind }, report: draft.value }) : draft
}

/** What was found, from the form; the service decides what follows from it. */
async function inspect(
  { ctx, markets }: OfficeRequest,
  number: string,
  sent: ReturnType<typeof inspectionFormSchema.parse>,
  why: Why,
): Promise<ActResult> {
  const { device, identifier, isLocked, verdict, photo: photos, note, amount } = sent
  const found = foundIn(sent.found)
  if (!found.ok) return refuse({ kind: 'invalid-form' })
  const stored = await findOfficeTradeIn(ctx, markets, number)
  if (!stored) return refuse({ kind: 'not-found' })
  const priced = amount.trim() === '' ? undefined : parseAmount(amount, stored.currency)
  if (priced && !priced.ok) return refuse({ kind: 'invalid-amount' })
  const other = device === '' ? undefined : findingsOf(stored, device)
  const report = {
    ...other,
    found: { ...found.value, ...other?.found },
    identifier,
    isLocked: isLocked === 'yes',
    photos,
    note,
    ...(verdict !== '' && { verdict }),
    ...(priced && { amountMinor: priced.value.minor }),
  }
  const done =
    sent.mode === 'look'
      ? await look(ctx, number, report, why)
      : await write(ctx, number, report, why, sent.openedAt)
  if (done.ok) return done
  const { refusal } = done
  return refuse(refusal.kind === 'invalid-field' ? { kind: wrongField(refusal.field) } : refusal)
}

const wrongFields: Readonly<Record<string, string>> = {
  identifier: 'wrong-identifier',
  verdict: 'wrong-verdict',
  model: 'other-model',
}

/** Which of the form's fields is wrong, as its refusal is worded. */
function wrongField(field: string): string {
  if (field.startsWith('photos.')) return 'no-photo'
  return ownEntry(wrongFields, field) ?? 'invalid-form'
}

export const sendOfficeTradeIn = onOfficeForms('trade-in', {
  'quarantine-device': form(reasonFormSchema, ({ ctx }, number, _form, why) =>
    stateAfter(quarantineTradeIn(ctx, number, why)),
  ),
  'inspect-device': form(inspectionFormSchema, inspect, ['found', 'photo']),
  'unlock-device': form(reasonFormSchema, async ({ ctx }, number, _form, why) => {
    const unlocked = await unlockTradeIn(ctx, number, why)
    return unlocked.ok ? ok({ after: unlocked.value }) : unlocked
  }),
  'book-device-back': form(reasonFormSchema, ({ ctx }, number, _form, why) =>
    stateAfter(bookTradeInBack(ctx, number, why)),
  ),
  'send-device-back': form(sendBackFormSchema, ({ ctx }, number, { carrier, awb }, why) =>
    stateAfter(sendTradeInBack(ctx, number, { carrier, awb }, why)),
  ),
  'give-device-back': form(reasonFormSchema, ({ ctx }, number, _form, why) =>
    stateAfter(giveTradeInBack(ctx, number, why)),
  ),
  'recycle-device': form(takeOverFormSchema, ({ ctx }, number, { taker, reference }, why) =>
    stateAfter(recycleTradeIn(ctx, number, { taker, reference }, why)),
  ),
  'surrender-device': form(takeOverFormSchema, ({ ctx }, number, { taker, reference }, why) =>
    stateAfter(surrenderTradeIn(ctx, number, { taker, reference }, why)),
  ),
  'offer-by-hand': form(
    reviewOfferFormSchema,
    async ({ ctx, markets }, number, { amount }, why) => {
      const stored = await findOfficeTradeIn(ctx, markets, number)
      const priced = stored && parseAmount(amount, stored.currency)
      if (!priced?.ok) return refuse({ kind: 'invalid-amount' })
      const offered = await reviewOffer(ctx, number, priced.value.minor, why)
      return offered.ok ? ok({ after: { minor: priced.value.minor } }) : offered
    },
  ),
  'pay-seller': form(paidFormSchema, ({ ctx }, number, { reference }, why) =>
    stateAfter(settleTradeIn(ctx, number, reference, why)),
  ),
})
