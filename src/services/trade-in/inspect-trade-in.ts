import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Judgement, judge } from '#domain/trade-in/inspection.ts'
import type { RepricedLine } from '#domain/trade-in/reprice.ts'
import { tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import { insertInspection, insertSecondOffer } from '#store/trade-in/inspections.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { attachPhotos } from '../photo/attach-photos.ts'
import { type StaffWhy, transitionTo, withTradeIn } from './apply-transition.ts'
import { checkReport } from './check-report.ts'
import type { Inspected, InspectionReport, InspectRefusal } from './inspection-report.ts'
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

/**
 * The findings decide in one transaction whether a device is paid as offered, gets a lower offer, or is not bought
 * (sell.md, A sale's states).
 */
export function inspectTradeIn(
  ctx: Ctx,
  number: string,
  submitted: InspectionReport,
  { actor, reason }: StaffWhy,
): Promise<Result<Inspected, InspectRefusal>> {
  return withTradeIn(ctx, number, async (tx, tradeIn): Promise<Done> => {
    if (!moved(tradeInArrows, tradeIn.state, 'inspect').ok)
      return refuse({ kind: 'move-not-allowed' })
    const checked = checkReport(ctx.keys.seal, tradeIn, submitted)
    if (!checked.ok) return checked
    const modelled = await withModel(tx, tradeIn, submitted)
    if (!modelled.ok) return modelled
    const report = modelled.value
    const judged = await judgeReport(tx, tradeIn, report)
    if (!judged.ok) return judged
    const why = { actor, reason, at: ctx.clock() }
    const written = await writeDown(ctx, tx, tradeIn, report, judged.value, why)
    return written.ok ? follow(ctx, tx, tradeIn, report, judged.value, why) : written
  })
}

async function judgeReport(
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
): Promise<Result<Exclude<Judgement, { kind: 'person-decides' }>, InspectRefusal>> {
  const first = firstOf(tradeIn)
  // A device that is not bought at any price needs no price.
  if (report.isLocked || report.verdict !== undefined) {
    const { reasons } = rejectedAnyway(first, report)
    return ok({ kind: 'rejected', reasons })
  }
  const repriced = await repriceTradeIn(tx, tradeIn, report)
  if (!repriced.ok) return repriced
  const judgement = judge(first, report, repriced.value)
  return judgement.kind === 'person-decides'
    ? refuse({ kind: 'amount-needed', mostMinor: judgement.most.minor })
    : ok(judgement)
}

function rejectedAnyway(first: Money, report: InspectionReport) {
  const judgement = judge(first, report, { kind: 'priced', amount: first, lines: [] })
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
  { id: tradeInId }: StoredTradeIn,
  { found, note, identifier, isLocked, photos }: InspectionReport,
  judgement: Judgement,
  { actor, at }: TradeInWhy,
): Promise<Result<void, InspectRefusal>> {
  const subject = { kind: 'inspection', id: tradeInId } as const
  const ids = photos.map(({ id }) => id)
  const attached = await attachPhotos(tx, ids, subject, undefined)
  if (!attached.ok) return attached
  const reasons = judgement.kind === 'rejected' ? judgement.reasons : []
  const identifierSealed = ctx.keys.seal.seal(identifier)
  await insertInspection(tx, {
    saleId: tradeInId,
    found,
    note,
    identifierSealed,
    isLocked,
    reasons,
    actor,
    at,
  })
  return ok(undefined)
}

async function follow(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  judgement: Exclude<Judgement, { kind: 'person-decides' }>,
  why: TradeInWhy,
): Promise<Done> {
  const isPaidLater = judgement.kind === 'as-offered' && tradeIn.payout !== 'voucher'
  const transitioned = await transitionTo(
    tx,
    tradeIn,
    'inspect',
    why,
    isPaidLater ? 'inspected' : undefined,
  )
  if (!transitioned.ok) return transitioned
  const inspected = transitioned.value
  switch (judgement.kind) {
    case 'as-offered':
      return ok({
        state: await payOut(ctx, tx, inspected, firstOf(tradeIn).minor, why),
        reasons: [],
      })
    case 'less': {
      const { amount, lines } = judgement
      await insertSecondOffer(tx, tradeIn.id, amount.minor, findingsOf(tradeIn, report, lines))
      const less = await transitionTo(tx, inspected, 'offer-less', why, 'second-offer')
      return less.ok ? ok({ state: less.value.state, secondOffer: amount, reasons: [] }) : less
    }
    case 'rejected': {
      const { reasons } = judgement
      const because = { ...why, reason: reasons.join(', ') }
      const rejected = await transitionTo(tx, inspected, 'reject', because, 'rejected')
      if (!rejected.ok) return rejected
      await withdrawVoucher(ctx, tx, tradeIn, because)
      const task = taskOfWayBack[wayBackOf(reasons)]
      await askPerson(tx, tradeIn, task, because)
      return ok({ state: rejected.value.state, reasons })
    }
  }
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
