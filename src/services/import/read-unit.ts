import { readGrade } from '#domain/device/canonical/read-grade.ts'
import { readTaxScheme, type TaxScheme } from '#domain/device/canonical/read-tax-scheme.ts'
import type { Grade } from '#domain/device/device.ts'
import { parseImei } from '#domain/device/imei.ts'
import { parseSerial } from '#domain/device/serial.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Day, dayIn } from '#domain/time/day.ts'
import { parseDay } from '#domain/time/parse-day.ts'
import type { Failure } from './error.ts'
import { errorsOf } from './importer.ts'
import { amountIn, needed, oneOf, type ReadCell, wholeBetween } from './read-cell.ts'
import type { Cells } from './read-table.ts'

/** One device of a stock file, except for its product. */
export type UnitFacts = {
  readonly grade: Grade
  readonly serial: string
  readonly imei: string | undefined
  readonly batteryHealth: number | undefined
  readonly acquisition: Money
  readonly taxScheme: TaxScheme
  readonly receivedOn: Day | undefined
}

type Shop = { readonly market: Market; readonly currency: Currency; readonly now: Date }

export const gradeText = ['FOARTE_BUN', 'BUN']

/** Reads grade, serial number, IMEI, battery, cost, tax and date of a row, and reports every error. */
export function readUnit(cells: Cells, shop: Shop): Result<UnitFacts, readonly Failure[]> {
  const grade = needed(oneOf(readGrade, gradeText), gradeText)(cells, 'grade')
  const serial = needed(serialCell)(cells, 'serial')
  const imei = imeiCell(cells, 'imei')
  const battery = wholeBetween(0, 100)(cells, 'battery_health')
  const acquisition = needed(amountIn(shop.currency))(cells, 'acquisition_price')
  const taxScheme = needed(oneOf(readTaxScheme, taxText), taxText)(cells, 'tax_scheme')
  const received = pastDay(shop)(cells, 'received_at')
  return grade.ok &&
    serial.ok &&
    imei.ok &&
    battery.ok &&
    acquisition.ok &&
    taxScheme.ok &&
    received.ok
    ? ok({
        grade: grade.value,
        serial: serial.value,
        imei: imei.value,
        batteryHealth: battery.value,
        acquisition: acquisition.value,
        taxScheme: taxScheme.value,
        receivedOn: received.value,
      })
    : refuse(errorsOf(grade, serial, imei, battery, acquisition, taxScheme, received))
}

const taxText = ['margin', 'vat']

const serialCell: ReadCell<string> = cells => {
  const serial = cells.serial === undefined ? undefined : parseSerial(cells.serial)
  return cells.serial !== undefined && serial === undefined
    ? refuse({ kind: 'bad-serial', column: 'serial' })
    : ok(serial)
}

const imeiCell: ReadCell<string> = cells => {
  const imei = cells.imei === undefined ? undefined : parseImei(cells.imei)
  return cells.imei !== undefined && imei === undefined
    ? refuse({ kind: 'bad-imei', column: 'imei' })
    : ok(imei)
}

function pastDay({ market, now }: Shop): ReadCell<Day> {
  return (cells, column) => {
    const text = cells[column]
    if (text === undefined) return ok(undefined)
    const day = parseDay(text)
    if (day === undefined)
      return refuse({ kind: 'wrong-form', column, value: text, example: '2026-01-31' })
    return day > dayIn(market, now)
      ? refuse({ kind: 'in-the-future', column, value: text })
      : ok(day)
  }
}
