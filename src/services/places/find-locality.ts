import { fold } from '#domain/field/fold.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export type KnownLocality = {
  readonly id: number
  readonly name: string
  readonly county: string
  readonly postalCode: string
}

export type Placed = {
  readonly locality: string
  readonly county?: string
  readonly postalCode: string
}

export type Unplaced = { readonly kind: 'unknown-locality' } | { readonly kind: 'unclear-locality' }

/** The number of digits of a postal code that identify a district of a city. */
const districtDigits = 3

/**
 * Finds the market's locality that a carrier refers to: by name; if several have that name, by county or postal
 * code; in a city that is stored by district (Budapest), by postal code; otherwise by the postal code alone.
 */
export function createLocalityIndex(localities: readonly KnownLocality[]) {
  const byName = Map.groupBy(localities, ({ name }) => fold(name))
  const byCode = Map.groupBy(localities, ({ postalCode }) => postalCode)
  return ({ locality, county, postalCode }: Placed): Result<number, Unplaced> => {
    const name = fold(locality)
    const withName = byName.get(name) ?? districtsOf(localities, name, postalCode)
    const withCode = byCode.get(postalCode) ?? []
    const candidates = withName.length > 0 ? withName : withCode
    const inCounty = candidates.filter(one => county && fold(one.county) === fold(county))
    const narrowed = inCounty.length > 0 ? inCounty : candidates
    const exact = narrowed.filter(one => one.postalCode === postalCode)
    const [only, ...others] = exact.length > 0 ? exact : narrowed
    if (!only) return refuse({ kind: 'unknown-locality' })
    return others.length > 0 ? refuse({ kind: 'unclear-locality' }) : ok(only.id)
  }
}

function districtsOf(
  localities: readonly KnownLocality[],
  city: string,
  postalCode: string,
): readonly KnownLocality[] {
  const district = postalCode.slice(0, districtDigits)
  if (city === '' || district.length < districtDigits) return []
  return localities.filter(
    one => fold(one.name).startsWith(city) && one.postalCode.startsWith(district),
  )
}
