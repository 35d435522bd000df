import { type Market, markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type {
  AccessoryImport,
  AccessoryImportStore,
  AccessoryNames,
} from '#store/import/accessories.ts'
import { accessoryColumns } from './column-names.ts'
import type { Fault } from './fault.ts'
import { type Importer, type Judged, refused } from './importer.ts'
import type { Known } from './known.ts'
import { type AccessoryFacts, readAccessory } from './read-accessory.ts'
import { type Before, makeSaidBefore } from './said-before.ts'

type Accessories = {
  readonly market: Market
  readonly currency: Currency
  readonly accessories: AccessoryImportStore
  readonly known: Known
}

/** Each good row is an accessory as it shall be, and what it costs in one market; a silent cell leaves things as they are. */
export function makeImportAccessories(shop: Accessories): Importer<AccessoryImport> {
  const { market, currency, accessories } = shop
  const saidBefore = makeSaidBefore()
  return {
    names: accessoryColumns,
    needs: [['id']],
    judge: async (runner, rows) => {
      const read = rows.map(({ line, cells }) => ({ line, said: readAccessory(cells, shop) }))
      const ids = read.flatMap(({ said }) => (said.ok ? [said.value.id] : []))
      const kept = await accessories.byIds(runner, market, [...new Set(ids)])
      const byId = new Map(kept.map(each => [each.id, each]))
      return read.map(({ line, said }) =>
        said.ok
          ? judgeAccessory(byId.get(said.value.id), said.value, line, saidBefore)
          : refused(line, ...said.refusal),
      )
    },
    write: (tx, changes) => accessories.save(tx, changes, market, currency),
  }
}

function judgeAccessory(
  kept: AccessoryImport | undefined,
  said: AccessoryFacts,
  line: number,
  saidBefore: (key: string, line: number, facts: unknown) => Before,
): Judged<AccessoryImport> {
  const before = saidBefore(said.id, line, said)
  if (before.kind === 'other')
    return refused(line, { kind: 'repeated', column: 'id', line: before.line })
  const wanted = merged(kept, said)
  if (!wanted.ok) return refused(line, ...wanted.refusal)
  if (before.kind === 'same' || (kept && isEqual(kept, wanted.value)))
    return { line, verdict: 'unchanged' }
  return { line, verdict: kept ? 'changed' : 'added', change: wanted.value }
}

/** What is there, with what the row says in its place. A new one must say everything but whether it is for sale. */
function merged(
  kept: AccessoryImport | undefined,
  said: AccessoryFacts,
): Result<AccessoryImport, readonly Fault[]> {
  const type = said.type ?? kept?.type
  const colorHex = said.colorHex ?? kept?.colorHex
  const fits = said.fits ?? kept?.fits
  const name = { ...kept?.name, ...said.names }
  const priceMinor = said.price?.minor ?? kept?.offer?.priceMinor
  const missing = [
    ...(type === undefined ? ['type'] : []),
    ...markets.filter(market => !name[market]).map(market => `name_${market}`),
    ...(colorHex === undefined ? ['color'] : []),
    ...(priceMinor === undefined && (!kept || said.isActive !== undefined) ? ['price'] : []),
    ...(fits === undefined ? ['fits_types'] : []),
  ]
  if (missing.length > 0 || type === undefined || colorHex === undefined || fits === undefined)
    return refuse(missing.map(column => ({ kind: 'missing', column, options: [] })))
  const isActive = said.isActive ?? kept?.offer?.isActive ?? true
  const offer = priceMinor === undefined ? undefined : { priceMinor, isActive }
  return ok({ id: said.id, type, name: name as AccessoryNames, colorHex, fits, offer })
}

function isEqual(one: AccessoryImport, other: AccessoryImport): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

/** The same order of keys and letters on both sides. */
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
