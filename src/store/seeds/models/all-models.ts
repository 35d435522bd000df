import { appleLaptops } from './apple-laptops.ts'
import { applePhones } from './apple-phones.ts'
import { consoles } from './consoles.ts'
import { googlePhones } from './google-phones.ts'
import { morePhones } from './more-phones.ts'
import { samsungPhones } from './samsung-phones.ts'
import type { SeedModel } from './seed-model.ts'
import { tablets } from './tablets.ts'
import { watches } from './watches.ts'
import { windowsLaptops } from './windows-laptops.ts'
import { xiaomiPhones } from './xiaomi-phones.ts'

/** The order determines each model's legacy id: append new models at the end. */
export const seedModels: readonly SeedModel[] = [
  ...applePhones,
  ...samsungPhones,
  ...xiaomiPhones,
  ...googlePhones,
  ...morePhones,
  ...tablets,
  ...appleLaptops,
  ...windowsLaptops,
  ...watches,
  ...consoles,
]
