import { localitiesFrom } from '../rows.ts'
import type { SeedLocality } from '../seed-place.ts'
import { grCounties } from './counties.ts'
import { northernLocalities } from './locality-table-north.ts'
import { southernLocalities } from './locality-table-south.ts'

export const grLocalities: readonly SeedLocality[] = localitiesFrom(
  grCounties,
  northernLocalities + southernLocalities,
)
