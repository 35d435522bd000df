import type { SeedAccessory } from './accessory.ts'
import { cases } from './accessory-cases.ts'
import { extras } from './accessory-extras.ts'
import { power } from './accessory-power.ts'
import { screenProtectors } from './screen-protectors.ts'

/** Sold on their own; the order never decides an id. */
export const accessories: readonly SeedAccessory[] = [...power, ...cases, ...extras]

/** Everything the accessories table starts with. */
export const seedAccessories: readonly SeedAccessory[] = [...accessories, ...screenProtectors]
