import { ok, type Result, refuse } from '#domain/result.ts'
import { isBatteryOf } from '#domain/trade-in/answers.ts'
import { identifierKindOf, parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import { type InspectedPart, inspectedParts } from '#domain/trade-in/trade-in-view.ts'
import type { Seal } from '#store/seal.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { InspectionReport } from './inspection-report.ts'

type Failure = { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }

/**
 * Checks whether an inspection report is possible. Findings may only differ on parts the seller was asked about; a
 * number that is not the declared one is a mistake unless the report says that it is another device.
 */
export function checkReport(
  seal: Seal,
  tradeIn: StoredTradeIn,
  report: InspectionReport,
): Result<void, Failure> {
  const wrong = inspectedParts.find(part => isWrong(tradeIn, report, part))
  if (wrong !== undefined) return invalid(`found.${wrong}`, 'not-asked')
  const parsed = parseIdentifier(identifierKindOf(tradeIn.answers), report.identifier)
  if (!parsed.ok) return invalid('identifier', parsed.refusal)
  const sealed = tradeIn.imeiSealed ?? tradeIn.serialSealed
  const isDeclared = sealed !== null && seal.open(sealed) === parsed.value.value
  if (!isDeclared && report.verdict !== 'other-device') return invalid('identifier', 'not-declared')
  if (isDeclared && report.verdict === 'other-device') return invalid('verdict', 'is-declared')
  return ok(undefined)
}

function isWrong(
  { answers, deviceType }: StoredTradeIn,
  { found }: InspectionReport,
  part: InspectedPart,
): boolean {
  if (found[part] === undefined) return false
  if (answers[part] === undefined) return true
  return (
    part === 'battery' && found.battery !== undefined && !isBatteryOf(deviceType, found.battery)
  )
}

function invalid(field: string, code: string): Result<never, Failure> {
  return refuse({ kind: 'invalid-field', field, code })
}
