import type { Market } from '#domain/market/market.ts'
import type { Place } from './address.ts'

/** Where a postal code belongs, as far as it is known: to a locality, or only to a county. */
export type PostalPlace = { readonly county: Place; readonly locality?: Place }

/** The first digits that the postal codes of one county share, with few exceptions. */
const countyDigits: Readonly<Record<Market, number>> = { ro: 2, bg: 2, hu: 3, gr: 3 }

/** The first digits of a code, which say the county where nothing is known of the whole code. */
export function countyPart(market: Market, code: string): string {
  return code.slice(0, countyDigits[market])
}

/** The first digits that are a district of the capital: 0S… is a sector of Bucharest, 1KK… a district of Budapest. */
export function districtPart(market: Market, code: string): string | undefined {
  if (market === 'ro' && code.startsWith('0')) return code.slice(0, 2)
  if (market === 'hu' && code.startsWith('1')) return code.slice(0, 3)
  return undefined
}

/** The place to fill in for a code: nothing if it belongs to several counties, the county alone to several localities. */
export function placeToFill(places: readonly PostalPlace[]): PostalPlace | undefined {
  const [first, ...others] = places
  if (!first || others.some(({ county }) => county.id !== first.county.id)) return undefined
  return others.length === 0 ? first : { county: first.county }
}

/** Whether a code belongs elsewhere than to the chosen places, given by id; '' for what is not chosen. */
export function isElsewhere(
  places: readonly PostalPlace[],
  { county, locality }: { readonly county: string; readonly locality: string },
): boolean {
  if (county === '') return false
  const fits = (place: PostalPlace) =>
    place.county.id === county &&
    (!place.locality || locality === '' || place.locality.id === locality)
  return places.length > 0 && !places.some(fits)
}

/** "Cluj-Napoca, Cluj", or "Cluj"; of many places, the first three. */
export function writePlaces(places: readonly PostalPlace[]): string {
  return places
    .slice(0, 3)
    .map(({ county, locality }) =>
      locality && locality.name !== county.name ? `${locality.name}, ${county.name}` : county.name,
    )
    .join(' / ')
}
