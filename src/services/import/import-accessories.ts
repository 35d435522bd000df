import { type Market, markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type AccessoryImport,
  type AccessoryNames,
  listImportedAccessories,
  saveImportedAccessories,
} from '#store/import/accessories.ts'
import { accessoryColumns } from './column-names.ts'
import { type Before, createDuplicateCheck } from './duplicate-check.ts'
import type { Failure } from './error.ts'
import { type Importer, type Judged, refused } from './importer.ts'
import type { Known } from './known.ts'
import { type AccessoryFacts, readAccessory } from './read-accessory.ts'

type Accessories = {
  readonly market: Market
  readonly currency: Currency
  readonly known: Known
}

/** Each valid row describes an accessory and its price in one market; an empty cell leaves a value unchanged. */
export function accessoryImporter(shop: Accessories): Importer<AccessoryImport> {
  const { market, currency } = shop
  const previous = createDuplicateCheck()
  return {
    names: accessoryColumns,
    needs: [['id']],
    judge: async (sql, rows) => {
      const read = rows.map(({ line, cells }) => ({ line, result: readAccessory(cells, shop) }))
      const ids = read.flatMap(({ result }) => (result.ok ? [result.value.id] : []))
      const stored = await listImportedAccessories(sql, market, [...new Set(ids)])
      const byId = new Map(stored.map(each => [each.id, each]))
      return read.map(({ line, result }) =>
        result.ok
          ? judgeAccessory(byId.get(result.value.id), result.value, line, previous)
          : refused(line, ...result.refusal),
      )
    },
    write: (tx, changes) => saveImportedAccessories(tx, changes, market, currency),
  }
}

function judgeAccessory(
  stored: AccessoryImport | undefined,
  result: AccessoryFacts,
  line: number,
  previous: (key: string, line: number, facts: unknown) => Before,
): Judged<AccessoryImport> {
  const before = previous(result.id, line, result)
  if (before.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'id', line: before.line })
  const requested = merged(stored, result)
  if (!requested.ok) return refused(line, ...requested.refusal)
  if (before.kind === 'same' || (stored && isEqual(stored, requested.value)))
    return { line, verdict: 'unchanged' }
  return { line, verdict: stored ? 'changed' : 'added', change: requested.value }
}

/** The stored accessory with the values of the row. A new one needs every value except whether it is for sale. */
function merged(
  stored: AccessoryImport | undefined,
  result: AccessoryFacts,
): Result<AccessoryImport, readonly Failure[]> {
  const type = result.type ?? stored?.type
  const colorHex = result.colorHex ?? stored?.colorHex
  const fits = result.fits ?? stored?.fits
  const name = { ...stored?.name, ...result.names }
  const priceMinor = result.price?.minor ?? stored?.offer?.priceMinor
  const missing = [
    ...(type === undefined ? ['type'] : []),
    ...markets.filter(market => !name[market]).map(market => `name_${market}`),
    ...(colorHex === undefined ? ['color'] : []),
    ...(priceMinor === undefined && (!stored || result.isActive !== undefined) ? ['price'] : []),
    ...(fits === undefined ? ['fits_types'] : []),
  ]
  if (missing.length > 0 || type === undefined || colorHex === undefined || fits === undefined)
    return refuse(missing.map(column => ({ kind: 'missing', column, options: [] })))
  const isActive = result.isActive ?? stored?.offer?.isActive ?? true
  const offer = priceMinor === undefined ? undefined : { priceMinor, isActive }
  return ok({ id: result.id, type, name: name as AccessoryNames, colorHex, fits, offer })
}

function isEqual(one: AccessoryImport, other: AccessoryImport): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

/** Normalizes the order of keys and the letter case for comparison. */
function comparable({ id, type, name, colorHex, fits, offer }: AccessoryImport) {
  return [
    id,
    type,
    markets.map(market => name[market]),
    colorHex.toUpperCase(),
    [fits.types, fits.brand, fits.models],
    [offer?.priceMinor, offer?.isActive],
  ]
}
