import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isLockFound, withoutLock } from '#domain/trade-in/found-lock.ts'
import { type Judgement, judge, judgeAgain, lineWithoutPhoto } from '#domain/trade-in/inspection.ts'
import type { RepricedLine } from '#domain/trade-in/reprice.ts'
import { tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import { type InspectionReason, rejectReasons, wayBackOf } from '#domain/trade-in/verdict.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import {
  deleteSecondOffer,
  findInspector,
  findLockedInspection,
  insertFindings,
  insertInspection,
  insertSecondOffer,
  type NewInspection,
} from '#store/trade-in/inspections.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { attachPhotos } from '../photo/attach-photos.ts'
import { type StaffWhy, transitionTo, withTradeIn } from './apply-transition.ts'
import { checkReport } from './check-report.ts'
import type { Inspected, InspectionReport, InspectRefusal } from './inspection-report.ts'
import { lockRemoved, secondLook } from './inspection-tasks.ts'
import type { InspectionUpdate } from './inspection-update.ts'
import { inspectionPhotoPath } from './open-inspection-photo.ts'
import { payOut } from './pay-out.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import { repriceTradeIn } from './reprice-trade-in.ts'
import { askPerson, taskOfWayBack } from './send-back.ts'
import type { TradeInWhy } from './transition-trade-in.ts'
import { withModel } from './true-model.ts'
import { findingText } from './word-finding.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>

type Done = Result<Inspected, InspectRefusal>
type Decided = Exclude<Judgement, { kind: 'person-decides' }>

/**
 * The findings decide in one transaction whether a device is paid as offered, is paid more, gets a lower offer, waits for
 * the removal of a lock, or is not bought (sell.md, A sale's states, Rulings). After an objection it is a second look.
 */
export function inspectTradeIn(
  ctx: Ctx,
  number: string,
  submitted: InspectionReport,
  { actor, reason }: StaffWhy,
): Promise<Result<Inspected, InspectRefusal>> {
  return withTradeIn(ctx, number, async (tx, tradeIn): Promise<Done> => {
    const isLocked = tradeIn.state === 'locked'
    if (isLocked || !moved(tradeInArrows, tradeIn.state, 'inspect').ok)
      return refuse({ kind: 'move-not-allowed' })
    const checked = checkReport(ctx.keys.seal, tradeIn, submitted)
    if (!checked.ok) return checked
    const modelled = await withModel(tx, tradeIn, submitted)
    if (!modelled.ok) return modelled
    const why = { actor, reason, at: ctx.clock() }
    return tradeIn.state === 'objected'
      ? lookAgain(ctx, tx, tradeIn, modelled.value, why)
      : inspectFirst(ctx, tx, tradeIn, modelled.value, why)
  })
}

async function inspectFirst(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  why: TradeInWhy,
): Promise<Done> {
  if (isLockFound(report)) {
    const unlocked = await judgeReport(tx, tradeIn, withoutLock(report))
    if (!unlocked.ok) return unlocked
    if (unlocked.value.kind !== 'rejected')
      return waitForUnlock(ctx, tx, tradeIn, withoutLock(report), why)
  }
  const judged = await judgeReport(tx, tradeIn, report)
  if (!judged.ok) return judged
  const reasons = judged.value.kind === 'rejected' ? judged.value.reasons : []
  const written = await writeDown(ctx, tx, tradeIn, report, { reasons }, why)
  return written.ok ? follow(ctx, tx, tradeIn, report, judged.value, why) : written
}

/** A lock alone: everything else is graded already (sell.md, Rulings). */
async function waitForUnlock(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  why: TradeInWhy,
): Promise<Done> {
  const { model, amountMinor, photos } = report
  const lockedReport = {
    ...(model !== undefined && { model }),
    ...(amountMinor !== undefined && { amountMinor }),
    photos,
  }
  const written = await writeDown(ctx, tx, tradeIn, report, { lockedReport, reasons: [] }, why)
  if (!written.ok) return written
  const waiting = await transitionTo(tx, tradeIn, 'lock', why, 'locked')
  return waiting.ok ? ok({ state: waiting.value.state, reasons: [] }) : waiting
}

/** For staff: the lock is gone, so the inspection goes on from what was found, without grading again (sell.md, Rulings). */
export function unlockTradeIn(
  ctx: Ctx,
  number: string,
  { actor, reason }: StaffWhy,
): Promise<Result<Inspected, InspectRefusal>> {
  return withTradeIn(ctx, number, async (tx, tradeIn): Promise<Done> => {
    if (tradeIn.state !== 'locked') return refuse({ kind: 'move-not-allowed' })
    const stored = await findLockedInspection(tx, tradeIn.id)
    if (!stored) throw new Error(`nothing was found at sale ${tradeIn.number}`)
    const { found, note, identifierSealed, lockedReport } = stored
    const identifier = identifierSealed === null ? '' : ctx.keys.seal.open(identifierSealed)
    const report = { ...lockedReport, found, note, identifier, isLocked: false }
    const judged = await judgeReport(tx, tradeIn, report)
    if (!judged.ok) return judged
    const why = { actor, reason, at: ctx.clock() }
    const reasons = judged.value.kind === 'rejected' ? judged.value.reasons : []
    await insertInspection(tx, {
      ...inspectionOf(ctx, tradeIn, report, why),
      reasons,
    })
    await closeTasks(tx, [lockRemoved], tradeIn.id, why.at)
    return follow(ctx, tx, tradeIn, report, judged.value, why)
  })
}

/** Somebody else looks again, and the second offer may only stay or rise (sell.md, Rulings). */
async function lookAgain(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  why: TradeInWhy,
): Promise<Done> {
  const { id, secondOfferMinor, currency } = tradeIn
  if (secondOfferMinor === null) throw new Error(`sale ${tradeIn.number} has no second offer`)
  if ((await findInspector(tx, id)) === why.actor) return refuse({ kind: 'same-inspector' })
  const judged = await judgeReport(tx, tradeIn, report)
  if (!judged.ok) return judged
  const secondOffer = { minor: secondOfferMinor, currency }
  const judgement = judgeAgain(secondOffer, judged.value)
  const written = await writeDown(ctx, tx, tradeIn, report, { reasons: [] }, why)
  if (!written.ok) return written
  await closeTasks(tx, [secondLook], id, why.at)
  if (judgement.kind !== 'stays') {
    await deleteSecondOffer(tx, id)
    return follow(ctx, tx, { ...tradeIn, secondOfferMinor: null }, report, judgement, why)
  }
  const inspected = await transitionTo(tx, tradeIn, 'inspect', why)
  if (!inspected.ok) return inspected
  const less = await transitionTo(tx, inspected.value, 'offer-less', why, 'second-look')
  return less.ok ? ok({ state: less.value.state, secondOffer, reasons: [] }) : less
}

/** What follows from a report, without writing anything. */
export async function judgeReport(
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
): Promise<Result<Decided, InspectRefusal>> {
  const first = firstOf(tradeIn)
  // A device that is not bought at any price needs no price.
  if (report.isLocked || report.verdict !== undefined) {
    return ok(rejectedAnyway(first, tradeIn, report))
  }
  const repriced = await repriceTradeIn(tx, tradeIn, report)
  if (!repriced.ok) return repriced
  const judgement = judge(first, report, repriced.value)
  if (judgement.kind === 'person-decides')
    return refuse({ kind: 'amount-needed', mostMinor: judgement.most.minor })
  if (judgement.kind !== 'less') return ok(judgement)
  const photographed = report.photos.map(photo => photo.part)
  const part = lineWithoutPhoto(judgement.lines, photographed)
  return part === undefined
    ? ok(judgement)
    : refuse({ kind: 'invalid-field', field: `photos.${part}`, code: 'needed' })
}

/** With every reason: a swollen battery decides how it goes back. */
function rejectedAnyway(first: Money, { answers }: StoredTradeIn, report: InspectionReport) {
  const reasons = rejectReasons({ ...answers, ...report.found })
  const judgement = judge(first, report, { kind: 'rejected', reasons })
  if (judgement.kind !== 'rejected') throw new Error('nothing says that it is not bought')
  return judgement
}

/** Every trade-in that arrives had an offer. */
function firstOf({ number, offerMinor, currency }: StoredTradeIn): Money {
  if (offerMinor === null) throw new Error(`nothing was offered for sale ${number}`)
  return { minor: offerMinor, currency }
}

async function writeDown(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  rest: Pick<NewInspection, 'lockedReport' | 'reasons'>,
  why: TradeInWhy,
): Promise<Result<void, InspectRefusal>> {
  const kind = tradeIn.state === 'objected' ? 'second-look' : 'inspection'
  const ids = report.photos.map(({ id }) => id)
  const attached = await attachPhotos(tx, ids, { kind, id: tradeIn.id }, undefined)
  if (!attached.ok) return attached
  const isLocked = report.isLocked || rest.lockedReport !== undefined
  await insertInspection(tx, { ...inspectionOf(ctx, tradeIn, report, why), ...rest, isLocked })
  return ok(undefined)
}

function inspectionOf(
  ctx: Ctx,
  { id: saleId }: StoredTradeIn,
  { found, note, identifier, isLocked }: InspectionReport,
  { actor, at }: TradeInWhy,
) {
  const identifierSealed = ctx.keys.seal.seal(identifier)
  return { saleId, found, note, identifierSealed, isLocked, actor, at }
}

async function follow(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  judgement: Decided,
  why: TradeInWhy,
): Promise<Done> {
  const isSecondLook = tradeIn.state === 'objected'
  const update = updateOf(tradeIn, judgement)
  const transitioned = await transitionTo(tx, tradeIn, 'inspect', why, update)
  if (!transitioned.ok) return transitioned
  const inspected = transitioned.value
  switch (judgement.kind) {
    case 'as-offered':
      return ok({
        state: await payOut(ctx, tx, inspected, firstOf(tradeIn).minor, why),
        reasons: [],
      })
    case 'more': {
      const { amount, lines } = judgement
      await insertFindings(tx, tradeIn.id, findingsOf(tradeIn, report, lines))
      const state = await payOut(ctx, tx, inspected, amount.minor, why)
      return ok({ state, raised: amount, reasons: [] })
    }
    case 'less': {
      const { amount, lines } = judgement
      await insertSecondOffer(tx, tradeIn.id, amount.minor, findingsOf(tradeIn, report, lines))
      const offered = isSecondLook ? 'second-look' : 'second-offer'
      const less = await transitionTo(tx, inspected, 'offer-less', why, offered)
      return less.ok ? ok({ state: less.value.state, secondOffer: amount, reasons: [] }) : less
    }
    case 'rejected':
      return reject(ctx, tx, inspected, judgement.reasons, why)
  }
}

/** A device that is not bought goes back; its voucher cannot be spent any more. */
export async function reject(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  reasons: readonly InspectionReason[],
  why: TradeInWhy,
): Promise<Done> {
  const because = { ...why, reason: reasons.join(', ') }
  const rejected = await transitionTo(tx, tradeIn, 'reject', because, 'rejected')
  if (!rejected.ok) return rejected
  await withdrawVoucher(ctx, tx, tradeIn, because)
  await askPerson(tx, tradeIn, taskOfWayBack[wayBackOf(reasons)], because)
  return ok({ state: rejected.value.state, reasons })
}

/** A device paid as offered by voucher is paid at once, which has an email of its own; more than offered is explained. */
function updateOf({ payout }: StoredTradeIn, { kind }: Judgement): InspectionUpdate | undefined {
  if (kind === 'more') return 'inspected-more'
  return kind === 'as-offered' && payout !== 'voucher' ? 'inspected' : undefined
}

/** In the seller's language, as the text was on the day of the inspection. */
function findingsOf(
  { market, number, answers }: StoredTradeIn,
  { found, photos }: InspectionReport,
  lines: readonly RepricedLine[],
) {
  return lines.map(({ part, amount }) => {
    const photo = photos.find(each => each.part === part)
    return {
      part,
      amountMinor: amount.minor,
      declared: findingText(market, part, answers),
      found: findingText(market, part, found),
      photoPath: photo ? inspectionPhotoPath(number, photo.id) : null,
    }
  })
}
