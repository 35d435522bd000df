import type { SeedAccessory } from './accessory.ts'
import { cases } from './accessory-cases.ts'
import { extras } from './accessory-extras.ts'
import { power } from './accessory-power.ts'
import { screenProtectors } from './screen-protectors.ts'

/** Sold separately; their order never determines an id. */
export const accessories: readonly SeedAccessory[] = [...power, ...cases, ...extras]

/** The initial content of the accessories table. */
export const seedAccessories: readonly SeedAccessory[] = [...accessories, ...screenProtectors]
