import type { SeedCounty, SeedLocality, SeedPickupPoint, SeedStreet } from './seed-place.ts'

const firstLocalityId = 1001
const firstStreetId = 100001

function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

function cellsOf(line: string, count: number): string[] {
  const cells = line.split(';').map(cell => cell.trim())
  if (cells.length !== count || cells.includes('')) throw new Error(`Seed row is broken: ${line}`)
  return cells
}

function onlyOne<Place extends { name: string }>(places: readonly Place[], name: string): Place {
  const [place, ...others] = places.filter(candidate => candidate.name === name)
  if (place === undefined || others.length > 0) throw new Error(`Seed place is unclear: ${name}`)
  return place
}

/** One county name per line; ids follow the order of the lines. */
export function countiesFrom(table: string): SeedCounty[] {
  return linesOf(table).map((name, index) => ({ id: index + 1, name }))
}

/** A line `# county`, followed by its rows `name; postal code; latitude; longitude`. */
export function localitiesFrom(counties: readonly SeedCounty[], table: string): SeedLocality[] {
  const localities: SeedLocality[] = []
  let countyId = 0
  for (const line of linesOf(table)) {
    if (line.startsWith('# ')) {
      countyId = onlyOne(counties, line.slice(2)).id
      continue
    }
    const [name = '', postalCode = '', lat, lng] = cellsOf(line, 4)
    const id = firstLocalityId + localities.length
    localities.push({ id, countyId, name, postalCode, lat: Number(lat), lng: Number(lng) })
  }
  return localities
}

/** A postal code, a colon, and its streets, separated by semicolons. */
export function streetsFrom(
  localities: readonly SeedLocality[],
  city: string,
  table: string,
): SeedStreet[] {
  const localityId = onlyOne(localities, city).id
  return linesOf(table)
    .flatMap(line => {
      const [postalCode = '', names = ''] = line.split(': ')
      return names.split(';').map(name => ({ name: name.trim(), postalCode }))
    })
    .map((street, index) => ({ id: firstStreetId + index, localityId, ...street }))
}

export type PickupSeries = Pick<SeedPickupPoint, 'carrier' | 'kind'> & { idPrefix: string }

/** Rows `locality; name; address; postal code; latitude; longitude; hours`, all of one carrier and one kind. */
export function pickupPointsFrom(
  localities: readonly SeedLocality[],
  { idPrefix, carrier, kind }: PickupSeries,
  table: string,
): SeedPickupPoint[] {
  return linesOf(table).map((line, index) => {
    const [city = '', name = '', address = '', postalCode = '', lat, lng, hours = ''] = cellsOf(
      line,
      7,
    )
    return {
      id: `${idPrefix}-${String(index + 1).padStart(3, '0')}`,
      carrier,
      kind,
      name,
      address,
      localityId: onlyOne(localities, city).id,
      postalCode,
      lat: Number(lat),
      lng: Number(lng),
      hours,
    }
  })
}
