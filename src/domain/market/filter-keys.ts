import type { Market } from './market.ts'

/** markets.md: always written in this order. */
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
] as const
export type FilterKey = (typeof filterKeys)[number]

/** markets.md, Routes: the filter maps. */
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
  },
}
