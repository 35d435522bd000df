import type { Market } from './market.ts'

/** Always written in this order (markets.md). */
export const filterKeys = [
  'brand',
  'model',
  'storage',
  'color',
  'grade',
  'price',
  'ram',
  'cpu',
  'size',
  'connectivity',
  'material',
  'type',
] as const
export type FilterKey = (typeof filterKeys)[number]

/** The filter maps of the markets (markets.md, Routes). */
export const localFilterKeys: Readonly<Record<Market, Readonly<Record<FilterKey, string>>>> = {
  ro: {
    brand: 'marca',
    model: 'model',
    storage: 'memorie',
    color: 'culoare',
    grade: 'stare',
    price: 'pret',
    ram: 'ram',
    cpu: 'procesor',
    size: 'dimensiune',
    connectivity: 'conectivitate',
    material: 'material',
    type: 'tip',
  },
  bg: {
    brand: 'marka',
    model: 'model',
    storage: 'pamet',
    color: 'tsvyat',
    grade: 'sastoyanie',
    price: 'tsena',
    ram: 'ram',
    cpu: 'protsesor',
    size: 'razmer',
    connectivity: 'svarzanost',
    material: 'material',
    type: 'vid',
  },
  hu: {
    brand: 'marka',
    model: 'modell',
    storage: 'tarhely',
    color: 'szin',
    grade: 'allapot',
    price: 'ar',
    ram: 'ram',
    cpu: 'processzor',
    size: 'meret',
    connectivity: 'kapcsolat',
    material: 'anyag',
    type: 'tipus',
  },
  gr: {
    brand: 'brand',
    model: 'model',
    storage: 'storage',
    color: 'color',
    grade: 'condition',
    price: 'price',
    ram: 'ram',
    cpu: 'cpu',
    size: 'size',
    connectivity: 'connectivity',
    material: 'material',
    type: 'type',
  },
}

/** The keys of a list of reviews that a list of devices does not have. */
export const localReviewKeys: Readonly<
  Record<Market, Readonly<Record<'stars' | 'subject', string>>>
> = {
  ro: { stars: 'stele', subject: 'dispozitiv' },
  bg: { stars: 'zvezdi', subject: 'ustroystvo' },
  hu: { stars: 'csillag', subject: 'keszulek' },
  gr: { stars: 'stars', subject: 'device' },
}
