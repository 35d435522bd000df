import { moved } from '#domain/machine.ts'
import { fromMinor } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isLockFound, withoutLock } from '#domain/trade-in/found-lock.ts'
import { type Judgement, judgeAgain, type SecondJudgement } from '#domain/trade-in/inspection.ts'
import { tradeInArrows } from '#domain/trade-in/trade-in-state.ts'
import { findInspector } from '#store/trade-in/inspections.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { withTradeIn } from './apply-transition.ts'
import { checkReport } from './check-report.ts'
import { judgeReport } from './inspect-trade-in.ts'
import type { InspectionReport, InspectRefusal } from './inspection-report.ts'
import { withModel } from './true-model.ts'

type Ctx = Pick<Context, 'sql' | 'keys'>

/** What an inspection would lead to; `offer` is what the seller was told before. */
export type InspectionDraft = { readonly offer: Money } & (
  | Exclude<Judgement | SecondJudgement, { readonly kind: 'person-decides' }>
  /** Nothing but a lock was found: its owner is asked to remove it. */
  | { readonly kind: 'locked' }
)

/** Refuses what the inspection itself would refuse. Nothing is written, and the seller is told nothing. */
export function draftInspection(
  { sql, keys }: Ctx,
  number: string,
  submitted: InspectionReport,
  actor: string,
): Promise<Result<InspectionDraft, InspectRefusal>> {
  return withTradeIn<InspectionDraft, InspectRefusal>({ sql }, number, async (tx, tradeIn) => {
    if (tradeIn.state === 'locked' || !moved(tradeInArrows, tradeIn.state, 'inspect').ok)
      return refuse({ kind: 'move-not-allowed' })
    const checked = checkReport(keys.seal, tradeIn, submitted)
    if (!checked.ok) return checked
    const modelled = await withModel(tx, tradeIn, submitted)
    if (!modelled.ok) return modelled
    return tradeIn.state === 'objected'
      ? secondDraft(tx, tradeIn, modelled.value, actor)
      : firstDraft(tx, tradeIn, modelled.value)
  })
}

async function firstDraft(
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
): Promise<Result<InspectionDraft, InspectRefusal>> {
  const offer = fromMinor(tradeIn.offerMinor ?? 0, tradeIn.currency)
  if (isLockFound(report)) {
    const unlocked = await judgeReport(tx, tradeIn, withoutLock(report))
    if (!unlocked.ok) return unlocked
    if (unlocked.value.kind !== 'rejected') return ok({ offer, kind: 'locked' })
  }
  const judged = await judgeReport(tx, tradeIn, report)
  return judged.ok ? ok({ offer, ...judged.value }) : judged
}

async function secondDraft(
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
  actor: string,
): Promise<Result<InspectionDraft, InspectRefusal>> {
  if ((await findInspector(tx, tradeIn.id)) === actor) return refuse({ kind: 'same-inspector' })
  const judged = await judgeReport(tx, tradeIn, report)
  if (!judged.ok) return judged
  const offer = fromMinor(tradeIn.secondOfferMinor ?? 0, tradeIn.currency)
  return ok({ offer, ...judgeAgain(offer, judged.value) })
}
