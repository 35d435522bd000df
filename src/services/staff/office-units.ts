import { unitViews } from '#domain/device/grading.ts'
import { parseImei } from '#domain/device/imei.ts'
import { mostAlikeFirst } from '#domain/device/most-alike-first.ts'
import { foldedWords } from '#domain/device/search/fold-words.ts'
import { shortTitle } from '#domain/device/title.ts'
import { statesInHouse, type UnitState } from '#domain/device/unit-state.ts'
import { isUuid } from '#domain/is-uuid.ts'
import type { Market } from '#domain/market/market.ts'
import { parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import { toProduct } from '#store/catalogue/rows.ts'
import {
  findLatestSheet,
  findPassportCode,
  findUnitPicture,
  listUnitViews,
} from '#store/stock/passports.ts'
import {
  findListingChoices,
  findStaffUnit,
  findUnitsByHash,
  listStaffUnits,
  listUnitHistory,
  listUnitsOnShelf,
  listUnitWork,
  type StaffUnit,
  updateShelves,
} from '#store/stock/staff-units.ts'
import type { Context } from '../context.ts'
import { openDeviceNumber } from './device-number.ts'
import { type ListRequest, type Page, pageOf, rowsPerPage } from './view-work.ts'

type Ctx = Pick<Context, 'sql' | 'keys' | 'isDemo'>

const mostChoices = 80

export async function listOfficeUnits(
  { sql }: Pick<Ctx, 'sql'>,
  { after, ...request }: ListRequest<UnitState>,
): Promise<Page<ShownUnit>> {
  const from = after !== undefined && isUuid(after) ? after : undefined
  const rows = await listStaffUnits(sql, { ...request, after: from, limit: rowsPerPage + 1 })
  return pageOf(rows.map(shown), ({ id }) => id)
}

/** Without its number. */
export type ShownUnit = Omit<StaffUnit, 'numberSealed'>

function shown({ numberSealed: _, ...unit }: StaffUnit): ShownUnit {
  return unit
}

/** `search`: words of the model under which it is to be listed; default: those of its title. */
export async function viewOfficeUnit(
  ctx: Ctx,
  markets: readonly Market[],
  id: string,
  search: string | undefined,
) {
  const { sql } = ctx
  const unit = await findOfficeUnit({ sql }, markets, id)
  if (!unit) return undefined
  const isListable = unit.state === 'grading' || unit.state === 'refurbishing'
  const words = search ?? unit.title.split(',')[0] ?? ''
  return {
    unit: shown(unit),
    number: openDeviceNumber(ctx, unit.numberSealed),
    work: await listUnitWork(sql, id),
    sheet: await findLatestSheet(sql, id),
    passportCode: await findPassportCode(sql, id),
    views: (await listUnitViews(sql, id)).map(({ view }) => view),
    history: await listUnitHistory(sql, id),
    search: words,
    choices: isListable
      ? mostAlikeFirst(unit.title, await choicesFor(sql, unit.market, words))
      : [],
  }
}

async function choicesFor(sql: Ctx['sql'], market: Market, words: string) {
  if (words.trim() === '') return []
  const found = await findListingChoices(sql, market, foldedWords(words), mostChoices)
  return found.map(({ grade, priceMinor, ...raw }) => {
    const product = toProduct(raw)
    return {
      productId: product.id,
      grade,
      priceMinor,
      title: [shortTitle(product), product.configuration.color?.name].filter(Boolean).join(', '),
    }
  })
}

/** `undefined` for a device of another market as for a missing one. */
export async function findOfficeUnit(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
): Promise<StaffUnit | undefined> {
  const unit = isUuid(id) ? await findStaffUnit(sql, id) : undefined
  return unit && markets.includes(unit.market) ? unit : undefined
}

/** The photo of a device from one side, as WebP; `undefined` for a device of another market. */
export async function openUnitPhoto(
  { sql }: Pick<Ctx, 'sql'>,
  markets: readonly Market[],
  id: string,
  view: string,
): Promise<Buffer | undefined> {
  const side = unitViews.find(each => each === view)
  const unit = side && (await findOfficeUnit({ sql }, markets, id))
  return unit && side ? findUnitPicture(sql, id, side) : undefined
}

export type CountedUnit = Pick<StaffUnit, 'id' | 'title' | 'state' | 'shelf'>

export type ShelfCount = {
  readonly found: number
  /** What should lie there, and was not scanned. */
  readonly missing: readonly CountedUnit[]
  /** What was scanned, and should lie elsewhere or not be in the house. */
  readonly foreign: readonly CountedUnit[]
  /** What was scanned and is no device of the shop. */
  readonly unknown: readonly string[]
}

/** Compares what was scanned on a shelf with what should lie there; changes nothing. */
export async function countShelf(
  ctx: Ctx,
  market: Market,
  shelf: string,
  scanned: readonly string[],
): Promise<ShelfCount> {
  const { known, unknown } = await findScanned(ctx, market, scanned)
  const expected = await listUnitsOnShelf(ctx.sql, market, shelf, statesInHouse)
  const scannedIds = new Set(known.map(({ id }) => id))
  const isExpected = new Set(expected.map(({ id }) => id))
  const foreign = known.filter(({ id }) => !isExpected.has(id))
  return {
    found: expected.filter(({ id }) => scannedIds.has(id)).length,
    missing: expected.filter(({ id }) => !scannedIds.has(id)).map(counted),
    foreign: foreign.map(counted),
    unknown,
  }
}

export type ShelfFilled = {
  readonly placed: readonly string[]
  /** What was scanned, and is not in the house as far as the shop knows. */
  readonly foreign: readonly CountedUnit[]
  readonly unknown: readonly string[]
}

/** Everything scanned that is in the house lies on this shelf from now on. */
export async function fillShelf(
  ctx: Ctx,
  market: Market,
  shelf: string,
  scanned: readonly string[],
): Promise<ShelfFilled> {
  const { known, unknown } = await findScanned(ctx, market, scanned)
  const ids = known.map(({ id }) => id)
  const placed = await updateShelves(ctx.sql, ids, statesInHouse, shelf)
  const foreign = known.filter(({ id }) => !placed.includes(id)).map(counted)
  return { placed, foreign, unknown }
}

/** The devices with these IMEIs or serial numbers; one of another market is unknown here, as everywhere else. */
async function findScanned({ sql, keys }: Ctx, market: Market, scanned: readonly string[]) {
  const hashOf = new Map(scanned.map(text => [text, keys.deviceHash(numberIn(text))]))
  const found = await findUnitsByHash(sql, [...hashOf.values()])
  const known = found.filter(each => each.market === market)
  const hashes = new Set(known.flatMap(({ serialHash, imeiHash }) => [serialHash, imeiHash]))
  const unknown = scanned.filter(text => !hashes.has(hashOf.get(text) ?? null))
  return { known, unknown }
}

function counted({ id, title, state, shelf }: StaffUnit): CountedUnit {
  return { id, title, state, shelf }
}

function numberIn(text: string): string {
  const serial = parseIdentifier('serial', text)
  return parseImei(text) ?? (serial.ok ? serial.value.value : text)
}
