import type { Category } from '#domain/market/category.ts'
import type { DeviceType } from './device.ts'

const categoryOfType: Readonly<Record<DeviceType, Category>> = {
  SMARTPHONE: 'phones',
  TABLET: 'tablets',
  LAPTOP: 'laptops',
  SMARTWATCH: 'smartwatches',
  CONSOLE: 'consoles',
}

/** The category page on which a device is listed. */
export function categoryOf(type: DeviceType): Category {
  return categoryOfType[type]
}

/** The category names for analytics, spelled as in Spec 9.4: 'Accesory' for everything without a name of its own. */
export function categoryDisplayName(category: Category): string {
  return displayNames[category]
}

const displayNames: Readonly<Record<Category, string>> = {
  tablets: 'Tablets',
  phones: 'Mobile Phones',
  laptops: 'Laptops',
  smartwatches: 'Smartwatches',
  consoles: 'Accesory',
  accessories: 'Accesory',
}
