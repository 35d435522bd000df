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
import { createDuplicateCheck, type EarlierLine } from './duplicate-check.ts'
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
  const checkDuplicate = createDuplicateCheck()
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
          ? judgeAccessory(byId.get(result.value.id), result.value, line, checkDuplicate)
          : refused(line, ...result.refusal),
      )
    },
    write: (tx, changes) => saveImportedAccessories(tx, changes, market, currency),
  }
}

function judgeAccessory(
  stored: AccessoryImport | undefined,
  facts: AccessoryFacts,
  line: number,
  checkDuplicate: (key: string, line: number, facts: unknown) => EarlierLine,
): Judged<AccessoryImport> {
  const earlier = checkDuplicate(facts.id, line, facts)
  if (earlier.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'id', line: earlier.line })
  const updated = merged(stored, facts)
  if (!updated.ok) return refused(line, ...updated.refusal)
  if (earlier.kind === 'same' || (stored && isEqual(stored, updated.value)))
    return { line, verdict: 'unchanged' }
  return { line, verdict: stored ? 'changed' : 'added', change: updated.value }
}

/** The stored accessory with the values of the row. A new one needs every value except whether it is for sale. */
function merged(
  stored: AccessoryImport | undefined,
  facts: AccessoryFacts,
): Result<AccessoryImport, readonly Failure[]> {
  const type = facts.type ?? stored?.type
  const colorHex = facts.colorHex ?? stored?.colorHex
  const fits = facts.fits ?? stored?.fits
  const name = { ...stored?.name, ...facts.names }
  const priceMinor = facts.price?.minor ?? stored?.offer?.priceMinor
  const missing = [
    ...(type === undefined ? ['type'] : []),
    ...markets.filter(market => !name[market]).map(market => `name_${market}`),
    ...(colorHex === undefined ? ['color'] : []),
    ...(priceMinor === undefined && (!stored || facts.isActive !== undefined) ? ['price'] : []),
    ...(fits === undefined ? ['fits_types'] : []),
  ]
  if (missing.length > 0 || type === undefined || colorHex === undefined || fits === undefined)
    return refuse(missing.map(column => ({ kind: 'missing', column, options: [] })))
  const isActive = facts.isActive ?? stored?.offer?.isActive ?? true
  const offer = priceMinor === undefined ? undefined : { priceMinor, isActive }
  return ok({ id: facts.id, type, name: name as AccessoryNames, colorHex, fits, offer })
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
