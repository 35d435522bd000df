import { countyPart, districtPart, type PostalPlace } from '#domain/address/postal-place.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import type { Market } from '#domain/market/market.ts'
import {
  readCodedCounties,
  readCodedPlaces,
  readPlacesOfCode,
} from '#store/places/postal-places.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

/**
 * Where a postal code belongs: the localities that have it, or else the district of the capital, or else the counties
 * of similar codes; nothing if it is not a code of the market, or nothing similar is known.
 */
export async function listPostalPlaces(
  { db }: Ctx,
  market: Market,
  written: string,
): Promise<readonly PostalPlace[]> {
  const code = toPostalDigits(market, written)
  if (code === undefined) return []
  const exact = await readPlacesOfCode(db, market, code)
  if (exact.length > 0) return exact
  const district = districtPart(market, code)
  const inDistrict = district === undefined ? [] : await readCodedPlaces(db, market, district)
  if (inDistrict.length === 1) return inDistrict
  return readCodedCounties(db, market, countyPart(market, code))
}
