import { type Market, markets } from './market.ts'

export const categories = [
  'phones',
  'tablets',
  'laptops',
  'smartwatches',
  'consoles',
  'accessories',
] as const
export type Category = (typeof categories)[number]

/** /{slug}/ at the root of the market (Spec 2.1, markets.md). */
export const categorySlugs: Readonly<Record<Market, Readonly<Record<Category, string>>>> = {
  ro: {
    phones: 'telefoane',
    tablets: 'tablete',
    laptops: 'laptopuri',
    smartwatches: 'smartwatch',
    consoles: 'console',
    accessories: 'accesorii',
  },
  bg: {
    phones: 'telefoni',
    tablets: 'tablets',
    laptops: 'laptop',
    smartwatches: 'smartwatch',
    consoles: 'konzoli',
    accessories: 'aksesoari',
  },
  hu: {
    phones: 'telefon',
    tablets: 'tablet',
    laptops: 'laptop',
    smartwatches: 'okosora',
    consoles: 'konzol',
    accessories: 'kiegeszitok',
  },
  gr: {
    phones: 'smartphone',
    tablets: 'tablet',
    laptops: 'laptop',
    smartwatches: 'smartwatch',
    consoles: 'console',
    accessories: 'accessories',
  },
}

const singulars: readonly (readonly [string, Category])[] = [
  ['telefon', 'phones'],
  ['smartphone', 'phones'],
  ['mobile', 'phones'],
  ['tablet', 'tablets'],
  ['laptop', 'laptops'],
  ['okosora', 'smartwatches'],
  ['smartwatch', 'smartwatches'],
  ['ceas', 'smartwatches'],
  ['chasovnik', 'smartwatches'],
]

function slugsOf(market: Market) {
  return categories.map(category => [categorySlugs[market][category], category] as const)
}

const aliases: ReadonlyMap<string, Category> = new Map([...singulars, ...markets.flatMap(slugsOf)])

/** The market's own slugs first, then those of other markets and the singulars (markets.md). */
export function canonicalCategory(market: Market, slug: string): Category | undefined {
  const own = categories.find(category => categorySlugs[market][category] === slug)
  return own ?? aliases.get(slug)
}
