import { type Market, markets } from '#domain/market/market.ts'
import type { Transaction } from '../database.ts'
import { county, locality, pickupPoint, street } from '../schema/place.ts'
import { placesOf } from './addresses/places.ts'
import { insertAll } from './insert-all.ts'

/** Counties, localities, streets and pickup points of the four markets. */
export async function seedPlaces(tx: Transaction) {
  const rows = <Row>(of: (places: (typeof placesOf)[Market]) => readonly Row[]) =>
    markets.flatMap(market => of(placesOf[market]).map(row => ({ market, ...row })))
  await insertAll(
    tx,
    county,
    rows(places => places.counties),
  )
  await insertAll(
    tx,
    locality,
    rows(places => places.localities),
  )
  await insertAll(
    tx,
    street,
    rows(places => places.streets),
  )
  await insertAll(
    tx,
    pickupPoint,
    rows(places => places.pickupPoints),
  )
}
