import type { Category } from '#domain/market/category.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

const keys = {
  phones: 'SMARTPHONE',
  tablets: 'TABLET',
  laptops: 'LAPTOP',
  smartwatches: 'SMARTWATCH',
  consoles: 'CONSOLE',
  accessories: 'ACCESSORY',
} as const satisfies Record<Category, keyof Catalogue['general']['category']>

export function categoryLabel(category: Category, { general }: Pick<Catalogue, 'general'>): string {
  return general.category[keys[category]]
}
