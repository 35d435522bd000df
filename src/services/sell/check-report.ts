import { ok, type Result, refuse } from '#domain/result.ts'
import { isBatteryOf } from '#domain/sell/answers.ts'
import { identifierKindOf, parseIdentifier } from '#domain/sell/device-identifier.ts'
import { type InspectedPart, inspectedParts } from '#domain/sell/sale-view.ts'
import type { Seal } from '#store/seal.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { InspectionReport } from './inspecting.ts'

type Fault = { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }

/**
 * Whether what was written down at the bench can be. Only what its seller was asked is found otherwise; a number that is
 * not the declared one is a mistake until somebody says that it is another device.
 */
export function checkReport(
  seal: Seal,
  sale: StoredSale,
  report: InspectionReport,
): Result<void, Fault> {
  const wrong = inspectedParts.find(part => isWrong(sale, report, part))
  if (wrong !== undefined) return invalid(`found.${wrong}`, 'not-asked')
  const read = parseIdentifier(identifierKindOf(sale.answers), report.identifier)
  if (!read.ok) return invalid('identifier', read.refusal)
  const sealed = sale.imeiSealed ?? sale.serialSealed
  const isDeclared = sealed !== null && seal.open(sealed) === read.value.value
  if (!isDeclared && report.verdict !== 'other-device') return invalid('identifier', 'not-declared')
  if (isDeclared && report.verdict === 'other-device') return invalid('verdict', 'is-declared')
  return ok(undefined)
}

function isWrong(
  { answers, deviceType }: StoredSale,
  { found }: InspectionReport,
  part: InspectedPart,
): boolean {
  if (found[part] === undefined) return false
  if (answers[part] === undefined) return true
  return (
    part === 'battery' && found.battery !== undefined && !isBatteryOf(deviceType, found.battery)
  )
}

function invalid(field: string, code: string): Result<never, Fault> {
  return refuse({ kind: 'invalid-field', field, code })
}
