import { withoutMarks } from '#domain/field/diacritics.ts'
import type { Market } from '#domain/market/market.ts'
import { refuse } from '#domain/result.ts'
import {
  type CountyRow,
  type LocalityRow,
  listCounties,
  listLocalitiesByCode,
  listLocalityNames,
  listStreetsOf,
  type StreetRow,
  saveCounties,
  saveLocalities,
  saveStreets,
} from '#store/import/places.ts'
import { countyColumns, localityColumns, streetColumns } from './column-names.ts'
import { createDuplicateCheck } from './duplicate-check.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import {
  readCode,
  readName,
  readOptionalName,
  readPosition,
  readPostalCode,
  readStreetLocality,
} from './read-place.ts'

/** Each row names a county by its code in the official list. */
export function countyImporter({ market }: { readonly market: Market }): Importer<CountyRow> {
  const checkDuplicate = createDuplicateCheck()
  return {
    names: countyColumns,
    needs: [['county_id', 'name']],
    judge: async (sql, rows) => {
      const stored = await listCounties(sql, market)
      return rows.map(({ line, cells }): Judged<CountyRow> => {
        const code = readCode(cells, 'county_id')
        const name = readName(cells, 'name')
        if (!code.ok || !name.ok) return refused(line, ...errorsOf(code, name))
        const change = { code: code.value, name: name.value }
        const earlier = checkDuplicate(change.code, line, change)
        if (earlier.kind === 'other')
          return refused(line, { kind: 'repeated', column: 'county_id', line: earlier.line })
        const known = stored.find(
          each => each.code === change.code || (each.code === null && each.name === change.name),
        )
        if (earlier.kind === 'same' || (known?.code === change.code && known.name === change.name))
          return { line, verdict: 'unchanged' }
        return { line, verdict: known ? 'changed' : 'added', change }
      })
    },
    write: (tx, changes) => saveCounties(tx, market, changes),
  }
}

/**
 * Each row is a town or village, or a part of one with a postal code of its own. A place that is listed with several
 * postal codes has the first; those of its streets come with the streets.
 */
export function localityImporter({ market }: { readonly market: Market }): Importer<LocalityRow> {
  const checkDuplicate = createDuplicateCheck()
  const readDigits = readPostalCode(market)
  return {
    names: localityColumns,
    needs: [['code', 'county', 'name', 'postal_code']],
    judge: async (sql, rows) => {
      const counties = await listCounties(sql, market)
      const read = rows.map(({ line, cells }) => {
        const code = readCode(cells, 'code')
        const name = readName(cells, 'name')
        const part = readOptionalName(cells, 'part')
        const postalCode = readDigits(cells, 'postal_code')
        const position = readPosition(cells)
        const county = counties.find(each => isNamed(each, cells.county))
        const isAbout = { column: 'county', value: cells.county ?? '' }
        const found = county
          ? undefined
          : refuse({ kind: 'unknown', ...isAbout, closest: [] } as const)
        if (!code.ok || !name.ok || !part.ok || !postalCode.ok || !position.ok || !county)
          return { line, errors: errorsOf(code, name, part, postalCode, position, found) }
        const { lat = null, lng = null } = position.value ?? {}
        const isPart = part.value !== undefined && part.value !== name.value
        const row = {
          code: isPart ? `${code.value}/${part.value}` : code.value,
          name: isPart ? `${name.value} (${part.value})` : name.value,
          countyId: county.id,
          postalCode: postalCode.value,
          lat,
          lng,
        }
        return { line, row }
      })
      const codes = read.flatMap(({ row }) => row?.code ?? [])
      const stored = await listLocalitiesByCode(sql, market, codes)
      const byCode = new Map(stored.map(each => [each.code, each]))
      return read.map(({ line, row, errors = [] }): Judged<LocalityRow> => {
        if (!row) return refused(line, ...errors)
        const { postalCode: _anyOfIts, ...facts } = row
        const earlier = checkDuplicate(row.code, line, facts)
        if (earlier.kind === 'other')
          return refused(line, { kind: 'repeated', column: 'code', line: earlier.line })
        const known = byCode.get(row.code)
        if (earlier.kind === 'same' || (known && isSameLocality(known, row)))
          return { line, verdict: 'unchanged' }
        return { line, verdict: known ? 'changed' : 'added', change: row }
      })
    },
    write: (tx, changes) => saveLocalities(tx, market, changes),
  }
}

/** A row without coordinates leaves those that are stored. */
function isSameLocality(stored: LocalityRow, row: LocalityRow): boolean {
  return (
    stored.name === row.name &&
    stored.countyId === row.countyId &&
    stored.postalCode === row.postalCode &&
    (row.lat === null || (stored.lat === row.lat && stored.lng === row.lng))
  )
}

/** Each row is a street, or a part of one with a postal code of its own, in a locality known by its name. */
export function streetImporter({ market }: { readonly market: Market }): Importer<StreetRow> {
  const checkDuplicate = createDuplicateCheck()
  const readDigits = readPostalCode(market)
  return {
    names: streetColumns,
    needs: [['locality', 'name', 'postal_code']],
    judge: async (sql, rows) => {
      const [counties, localities] = await Promise.all([
        listCounties(sql, market),
        listLocalityNames(sql, market),
      ])
      const byName = Map.groupBy(localities, ({ name }) => folded(name))
      const read = rows.map(({ line, cells }) => {
        const locality = readStreetLocality(cells, 'locality')
        const name = readName(cells, 'name')
        const type = readOptionalName(cells, 'street_type')
        const postalCode = readDigits(cells, 'postal_code')
        const county = counties.find(each => isNamed(each, cells.county))
        const named = (byName.get(locality.ok ? folded(locality.value) : '') ?? []).filter(
          ({ countyId }) => county === undefined || countyId === county.id,
        )
        const [place, another] = named
        const isAbout = { column: 'locality', value: cells.locality ?? '' }
        const found = another
          ? refuse({ kind: 'ambiguous', ...isAbout, candidates: [] } as const)
          : place
            ? undefined
            : refuse({ kind: 'unknown', ...isAbout, closest: [] } as const)
        if (!locality.ok || !name.ok || !type.ok || !postalCode.ok || !place || another)
          return { line, errors: errorsOf(locality, name, type, postalCode, found) }
        const row = {
          localityId: place.id,
          name: streetName(market, type.value, name.value),
          postalCode: postalCode.value,
        }
        return { line, row }
      })
      const ids = [...new Set(read.flatMap(({ row }) => row?.localityId ?? []))]
      const stored = new Set((await listStreetsOf(sql, market, ids)).map(keyOf))
      return read.map(({ line, row, errors = [] }): Judged<StreetRow> => {
        if (!row) return refused(line, ...errors)
        const isRepeated = checkDuplicate(keyOf(row), line, row).kind !== 'first'
        return isRepeated || stored.has(keyOf(row))
          ? { line, verdict: 'unchanged' }
          : { line, verdict: 'added', change: row }
      })
    },
    write: (tx, changes) => saveStreets(tx, market, changes),
  }
}

/** As addresses write it: Strada Mare, Fő utca. */
function streetName(market: Market, type: string | undefined, name: string): string {
  if (!type) return name
  if (market === 'hu') return `${name} ${type}`
  return `${market === 'ro' ? definite(type) : type} ${name}`
}

/** Romanian lists say "stradă", "bulevard", "alee II"; a street's name has the article: Strada, Bulevardul, Aleea II. */
function definite(type: string): string {
  return type.replace(/^\p{L}+/u, word => {
    if (word.endsWith('ea')) return `${word}ua`
    if (word.endsWith('ă') || word.endsWith('ie')) return `${word.slice(0, -1)}a`
    if (word.endsWith('e')) return `${word}a`
    return word.endsWith('a') ? word : `${word}ul`
  })
}

function keyOf({ localityId, name, postalCode }: StreetRow): string {
  return `${localityId} ${postalCode} ${name}`
}

function isNamed(
  { code, name }: { readonly code: string | null; readonly name: string },
  given: string | undefined,
): boolean {
  return given !== undefined && (code === given || folded(name) === folded(given))
}

/** Lists differ in capital letters and in ş for ș. */
function folded(name: string): string {
  return withoutMarks(name).toLowerCase()
}
