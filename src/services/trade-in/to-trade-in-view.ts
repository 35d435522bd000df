import { maskedIban } from '#domain/field/patterns/iban.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import type { Currency } from '#domain/money/money.ts'
import { dayIn } from '#domain/time/day.ts'
import { slipPathOf, writeSlipNumber } from '#domain/trade-in/acquisition-slip.ts'
import { identifierKindOf, maskedIdentifier } from '#domain/trade-in/device-identifier.ts'
import { lockKindOf } from '#domain/trade-in/lock-kind.ts'
import { raisedMinor } from '#domain/trade-in/raised-amount.ts'
import { tradeInDueOf } from '#domain/trade-in/trade-in-due.ts'
import { aheadOf } from '#domain/trade-in/trade-in-state.ts'
import type {
  SecondOffer,
  SecondOfferLine,
  TradeInSummary,
  TradeInView,
} from '#domain/trade-in/trade-in-view.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import { listTogether } from '#store/inbound/shared-parcels.ts'
import { isTaskOpen } from '#store/staff-tasks.ts'
import { findSlipOfTradeIn } from '#store/trade-in/acquisition-slips.ts'
import { findSentBack, findTakenOver, listInspectionReasons } from '#store/trade-in/inspections.ts'
import { findObjection } from '#store/trade-in/objections.ts'
import { findTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import {
  listTradeInFindings,
  listTradeInSteps,
  type StoredFinding,
} from '#store/trade-in/trade-ins.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { viewInbound } from '../inbound/view-inbound.ts'
import { photosOf } from '../photo/attach-photos.ts'
import { lockRemoved } from './inspection-tasks.ts'
import { inspectionPhotoPath } from './open-inspection-photo.ts'
import { codeOfVoucher } from './pending-voucher.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

/** Reads the view of a trade-in that is known to exist. */
export async function readTradeInView(ctx: Ctx, id: string): Promise<TradeInView> {
  const stored = await findTradeIn(ctx.sql, id)
  if (!stored) throw new Error(`sale ${id} is not there`)
  return toTradeInView(ctx, ctx.sql, stored)
}

export async function toTradeInView(
  ctx: Ctx,
  sql: Sql,
  stored: StoredTradeIn,
): Promise<TradeInView> {
  const { id, state } = stored
  const steps = await listTradeInSteps(ctx.sql, id)
  const findings = await listTradeInFindings(ctx.sql, id)
  const parcel = await viewInbound(sql, { kind: 'sale', id })
  const secondOffer = secondOfferIn(stored, findings)
  const raised = raisedIn(stored, findings)
  const slip = await findSlipOfTradeIn(sql, id)
  const inspected = await inspectedOf(sql, stored)
  return {
    ...toTradeInSummary(ctx, stored),
    ...factsOf(stored),
    ...numbersOf(ctx, stored),
    ...(secondOffer && { secondOffer }),
    ...(raised && { raised }),
    ...(await waitingOf(sql, stored)),
    ...inspected,
    ...(await voucherOf(ctx, sql, stored)),
    ...(slip && { slip: { number: writeSlipNumber(slip), path: slipPathOf(stored.number) } }),
    ...(parcel && { parcel }),
    together: parcel ? await listTogether(sql, id) : [],
    isCancellable: isCancellable(stored, parcel),
    steps: steps.map(step => ({ state: step.state, at: step.at.toISOString() })),
    ahead: wayBackOf(inspected.rejectedFor ?? []) === 'parcel' ? aheadOf(state) : [],
  }
}

/** What is asked of the seller before the inspection goes on, and what they asked for. */
async function waitingOf(
  sql: Sql,
  { id, state, deviceType, answers }: StoredTradeIn,
): Promise<Pick<TradeInView, 'lock' | 'objection'>> {
  const objection = await findObjection(sql, id)
  return {
    ...(state === 'locked' && {
      lock: {
        kind: lockKindOf(deviceType, answers.brand),
        isReported: await isTaskOpen(sql, lockRemoved, id),
      },
    }),
    ...(objection && { objection: { words: objection.words, at: objection.at.toISOString() } }),
  }
}

/** The findings of the inspection, and how the device is returned. */
async function inspectedOf(
  sql: Sql,
  { id, number }: StoredTradeIn,
): Promise<Pick<TradeInView, 'rejectedFor' | 'sentBack' | 'takenOver' | 'photoPaths'>> {
  const rejectedFor = await listInspectionReasons(sql, id)
  const sentBack = await findSentBack(sql, id)
  const takenOver = await findTakenOver(sql, id)
  const photos = [
    ...(await photosOf(sql, { kind: 'inspection', id })),
    ...(await photosOf(sql, { kind: 'second-look', id })),
  ]
  return {
    ...(rejectedFor.length > 0 && { rejectedFor }),
    ...(sentBack && { sentBack }),
    ...(takenOver && { takenOver }),
    photoPaths: photos.map(photo => inspectionPhotoPath(number, photo.id)),
  }
}

/** Only a voucher that can be spent, or was. */
async function voucherOf(
  ctx: Ctx,
  sql: Sql,
  { id, payout }: StoredTradeIn,
): Promise<Pick<TradeInView, 'voucherCode'>> {
  const voucherCode = payout === 'voucher' ? await codeOfVoucher(ctx, sql, id) : undefined
  return voucherCode === undefined ? {} : { voucherCode }
}

type Summed = Pick<
  StoredTradeIn,
  | 'number'
  | 'market'
  | 'state'
  | 'title'
  | 'currency'
  | 'offerMinor'
  | 'offeredAt'
  | 'payout'
  | 'sendBy'
  | 'paidMinor'
  | 'since'
  | 'startedAt'
>

export function toTradeInSummary(ctx: Ctx, stored: Summed): TradeInSummary {
  const { number, market, state, title, currency, offerMinor, offeredAt, payout, sendBy } = stored
  const { paidMinor } = stored
  const since = dayIn(market, stored.since)
  const situation = {
    state,
    since,
    ...(offeredAt && { offeredOn: dayIn(market, offeredAt) }),
    ...(sendBy !== null && { sendBy }),
    ...(payout !== null && { payout }),
  }
  const due = tradeInDueOf(situation, new Set(ctx.settings.shopOf(market).holidays))
  return {
    number,
    state,
    title,
    startedAt: stored.startedAt.toISOString(),
    ...(offerMinor !== null && { offer: { minor: offerMinor, currency } }),
    ...(due && { due }),
    ...(state === 'paid' &&
      paidMinor !== null && { paid: { minor: paidMinor, currency }, paidOn: since }),
  }
}

function factsOf(stored: StoredTradeIn) {
  const { bookVersion, breakdown, expiresAt, replacedBy, payout, senderName, senderPhone } = stored
  return {
    market: stored.market,
    email: stored.email,
    isOwned: stored.userId !== null,
    deviceType: stored.deviceType,
    answers: stored.answers,
    ...(bookVersion !== null && { bookVersion }),
    ...(breakdown?.['bank-fast'] && { offers: breakdown }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(replacedBy !== null && { replacedBy }),
    ...(payout !== null && { payout }),
    ...(senderName !== null &&
      senderPhone !== null && { sender: { name: senderName, phone: senderPhone } }),
  }
}

/** Only the last four characters, for whoever has an email link. */
function numbersOf(ctx: Ctx, stored: StoredTradeIn) {
  const { ibanSealed, holderSealed, imeiSealed, serialSealed, answers } = stored
  const kind = identifierKindOf(answers)
  const sealed = imeiSealed ?? serialSealed
  return {
    ...(ibanSealed !== null &&
      holderSealed !== null && {
        account: {
          iban: maskedIban(ctx.keys.seal.open(ibanSealed)),
          holder: ctx.keys.seal.open(holderSealed),
        },
      }),
    device: {
      kind,
      ...(sealed !== null && {
        masked: maskedIdentifier({ kind, value: ctx.keys.seal.open(sealed) }),
      }),
    },
  }
}

function isCancellable({ state }: StoredTradeIn, parcel: InboundView | undefined): boolean {
  return (
    state === 'draft' ||
    ((state === 'accepted' || state === 'label-sent') &&
      (parcel === undefined || isStillWithSender(parcel.state)))
  )
}

function secondOfferIn(
  { secondOfferMinor: minor, currency }: StoredTradeIn,
  findings: readonly StoredFinding[],
): SecondOffer | undefined {
  if (minor === null) return undefined
  return { amount: { minor, currency }, lines: linesOf(findings, currency) }
}

/** Without a second offer there are findings only where more was paid than offered. */
function raisedIn(
  stored: StoredTradeIn,
  findings: readonly StoredFinding[],
): SecondOffer | undefined {
  const minor = raisedMinor(stored, findings)
  if (minor === undefined) return undefined
  const { currency } = stored
  return { amount: { minor, currency }, lines: linesOf(findings, currency) }
}

function linesOf(
  findings: readonly StoredFinding[],
  currency: Currency,
): readonly SecondOfferLine[] {
  return findings.map(({ part, declared, found, photoPath, amountMinor: minor }) => ({
    part,
    declared,
    found,
    amount: { minor, currency },
    ...(photoPath !== null && { photoPath }),
  }))
}
