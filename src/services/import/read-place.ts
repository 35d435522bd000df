import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CellError } from './error.ts'
import { needed, type ReadCell } from './read-cell.ts'
import type { Cells } from './read-table.ts'

const longest = 100

/** A name as places are written today; lists that have an official one in capitals only are read, too. */
export const readName = needed((cells, column) =>
  placeName(cells[column] ?? inWords(cells.official), column),
)

export const readOptionalName: ReadCell<string> = (cells, column) =>
  placeName(cells[column], column)

function placeName(
  written: string | undefined,
  column: string,
): Result<string | undefined, CellError> {
  const name = written
    ?.replace(/[şţŞŢ]/g, letter => commaBelow.get(letter) ?? letter)
    .replace(sector, 'Sector $1')
    .replace(district, (_, digits, roman) => `Budapest ${roman ?? romanOf(digits)}. kerület`)
    .trim()
  if (name !== undefined && name.length > longest)
    return refuse({ kind: 'too-long', column, most: longest })
  return ok(name === '' ? undefined : name)
}

/** Older lists have a cedilla where Romanian has a comma. */
const commaBelow = new Map([
  ['ş', 'ș'],
  ['ţ', 'ț'],
  ['Ş', 'Ș'],
  ['Ţ', 'Ț'],
])

/** The parts of Bucharest, as its lists write them. */
const sector = /^(?:bucure[sș]ti )?sector(?:ul)? ?([1-6])$/iu

/** The parts of Budapest, as its lists write them: by number, "Budapest 01. ker.", or in Roman numerals. */
const district = /^budapest (?:0?(\d{1,2})|([IVX]+))\.? ?ker(?:\.|ület)?$/iu

/** 1 to 39. */
function romanOf(digits: string): string {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][Number(digits) % 10]
  return 'X'.repeat(Number(digits) / 10) + ones
}

/** Lists of streets name a district of Budapest in a column of its own. */
export const readStreetLocality = needed((cells, column) =>
  placeName(
    cells[column] === 'Budapest' && cells.district
      ? `Budapest ${cells.district} ker.`
      : cells[column],
    column,
  ),
)

/** ALBA IULIA is Alba Iulia. */
function inWords(capitals: string | undefined): string | undefined {
  return capitals?.toLowerCase().replace(/(^|[ -])(\p{L})/gu, letters => letters.toUpperCase())
}

/** The code of a place in its official list. */
export const readCode = needed((cells, column) => {
  const code = cells[column]
  return code === undefined || /^[\p{L}\d._-]{1,20}$/u.test(code)
    ? ok(code)
    : refuse({ kind: 'wrong-form', column, value: code, example: 'BLG, 1026' })
})

const examples: Readonly<Record<Market, string>> = {
  ro: '400001',
  bg: '1000',
  hu: '1011',
  gr: '10431',
}

/** The digits of a postal code of the market. Spreadsheets drop leading zeros: they are put back. */
export function readPostalCode(market: Market) {
  const example = examples[market]
  return needed((cells, column) => {
    const value = cells[column]
    if (value === undefined) return ok(undefined)
    const digits = toPostalDigits(market, value.padStart(example.length, '0'))
    return digits === undefined
      ? refuse({ kind: 'wrong-form', column, value, example })
      : ok(digits)
  })
}

export type Position = { readonly lat: number; readonly lng: number }

/** Two columns, or one with the longitude first; absent if the list does not say. */
export function readPosition(cells: Cells): Result<Position | undefined, CellError> {
  const [lng = cells.lng, lat = cells.lat] = cells.lon_lat?.split(',') ?? []
  if (!lng && !lat) return ok(undefined)
  const position = { lat: Number(lat), lng: Number(lng) }
  const isOnEarth = Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180
  const column = cells.lon_lat === undefined ? 'lat' : 'lon_lat'
  return lng && lat && isOnEarth
    ? ok(position)
    : refuse({ kind: 'wrong-form', column, value: `${lng},${lat}`, example: '23.93,41.54' })
}
