import { ok, type Result, refuse } from '#domain/result.ts'
import { identifierKindOf, parseIdentifier, tacOf } from '#domain/trade-in/device-identifier.ts'
import { findModelOfTac, findTacModel } from '#store/trade-in/device-tacs.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { InspectionReport, InspectRefusal } from './inspection-report.ts'

/**
 * A device is priced as the model it is. If its identifier is known as a different model's than declared, the report
 * must say which one; that model is shown next to its configuration in the changed line (sell.md, Rulings).
 */
export async function withModel(
  tx: Sql,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
): Promise<Result<InspectionReport, InspectRefusal>> {
  const parsed = parseIdentifier(identifierKindOf(tradeIn.answers), report.identifier)
  const tac = parsed.ok ? tacOf(parsed.value) : undefined
  const modelOfTac = tac === undefined ? undefined : await findModelOfTac(tx, tac)
  if (report.model === undefined)
    return modelOfTac === undefined || modelOfTac.id === tradeIn.modelId
      ? ok(report)
      : invalid('needed')
  if (report.model === tradeIn.modelId) return ok(report)
  const model = await findTacModel(tx, report.model)
  if (model?.type !== tradeIn.deviceType) return invalid('unknown')
  const part = tradeIn.deviceType === 'CONSOLE' ? 'config-storage' : 'config-all'
  const configured = { ...(report.found[part] ?? tradeIn.answers[part]), model: model.title }
  return ok({ ...report, found: { ...report.found, [part]: configured } })
}

function invalid(code: string): Result<never, InspectRefusal> {
  return refuse({ kind: 'invalid-field', field: 'model', code })
}
