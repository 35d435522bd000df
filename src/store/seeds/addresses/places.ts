import type { Market } from '#domain/market/market.ts'
import { bgCounties } from './bg/counties.ts'
import { bgLocalities } from './bg/localities.ts'
import { bgPickupPoints } from './bg/pickup-points.ts'
import { bgStreets } from './bg/streets.ts'
import { grCounties } from './gr/counties.ts'
import { grLocalities } from './gr/localities.ts'
import { grPickupPoints } from './gr/pickup-points.ts'
import { grStreets } from './gr/streets.ts'
import { huCounties } from './hu/counties.ts'
import { huLocalities } from './hu/localities.ts'
import { huPickupPoints } from './hu/pickup-points.ts'
import { huStreets } from './hu/streets.ts'
import { roCounties } from './ro/counties.ts'
import { roLocalities } from './ro/localities.ts'
import { roPickupPoints } from './ro/pickup-points.ts'
import { roStreets } from './ro/streets.ts'
import type { SeedCounty, SeedLocality, SeedPickupPoint, SeedStreet } from './seed-place.ts'

export type SeedPlaces = {
  readonly counties: readonly SeedCounty[]
  readonly localities: readonly SeedLocality[]
  readonly streets: readonly SeedStreet[]
  readonly pickupPoints: readonly SeedPickupPoint[]
}

export const placesOf: Readonly<Record<Market, SeedPlaces>> = {
  ro: {
    counties: roCounties,
    localities: roLocalities,
    streets: roStreets,
    pickupPoints: roPickupPoints,
  },
  bg: {
    counties: bgCounties,
    localities: bgLocalities,
    streets: bgStreets,
    pickupPoints: bgPickupPoints,
  },
  hu: {
    counties: huCounties,
    localities: huLocalities,
    streets: huStreets,
    pickupPoints: huPickupPoints,
  },
  gr: {
    counties: grCounties,
    localities: grLocalities,
    streets: grStreets,
    pickupPoints: grPickupPoints,
  },
}
