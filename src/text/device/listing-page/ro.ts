import type { ColorFamily } from '#domain/device/device.ts'
import type { Sort } from '#domain/device/sort.ts'
import type { Category } from '#domain/market/category.ts'
import type { FilterKey } from '#domain/market/filter-keys.ts'
import { plural } from '#text/plural.ts'

const nouns: Record<Category, string> = {
  phones: 'Telefoane',
  tablets: 'Tablete',
  laptops: 'Laptopuri',
  smartwatches: 'Smartwatch-uri',
  consoles: 'Console',
  accessories: 'Accesorii',
}

export const listingRo = {
  categoryTitle: (category: Category, brand: string | undefined) =>
    [nouns[category], brand, category !== 'accessories' && 'recondiționate']
      .filter(Boolean)
      .join(' '),
  brandTitle: (brand: string) => `Dispozitive ${brand} recondiționate`,
  modelTitle: (name: string) => `${name} recondiționat`,
  description: (title: string, days: number) =>
    `${title}, testate și evaluate, cu 12 luni de garanție și retur în ${plural('ro-RO', days, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })}. Alege după preț, stare, memorie și culoare.`,
  filterNames: {
    brand: 'Marcă',
    model: 'Model',
    storage: 'Memorie',
    color: 'Culoare',
    grade: 'Stare',
    price: 'Preț',
    ram: 'Memorie RAM',
    cpu: 'Procesor',
    size: 'Dimensiune',
    connectivity: 'Conectivitate',
    material: 'Material',
    type: 'Tip',
  } as Record<FilterKey, string>,
  colors: {
    black: 'Negru',
    white: 'Alb',
    grey: 'Gri',
    silver: 'Argintiu',
    gold: 'Auriu',
    beige: 'Bej',
    brown: 'Maro',
    red: 'Roșu',
    pink: 'Roz',
    orange: 'Portocaliu',
    yellow: 'Galben',
    green: 'Verde',
    blue: 'Albastru',
    purple: 'Mov',
  } as Record<ColorFamily, string>,
  materials: {
    Aluminium: 'Aluminiu',
    'Stainless steel': 'Oțel inoxidabil',
    Titanium: 'Titan',
  } as Readonly<Record<string, string>>,
  sort: 'Sortează',
  sorts: {
    relevance: 'Relevanță',
    'price-up': 'Preț crescător',
    'price-down': 'Preț descrescător',
    newest: 'Cele mai noi modele',
    saving: 'Economia față de nou',
  } as Record<Sort, string>,
  filters: 'Filtre',
  filtersChosen: (n: number) => `Filtre · ${n}`,
  chosen: 'Filtre alese',
  apply: 'Aplică',
  clear: 'Șterge filtrele',
  removeFilter: (label: string) => `Scoate filtrul ${label}`,
  showProducts: (n: number) =>
    plural('ro-RO', n, {
      one: 'Arată {n} produs',
      few: 'Arată {n} produse',
      other: 'Arată {n} de produse',
    }),
  models: (n: number) =>
    plural('ro-RO', n, { one: '{n} model', few: '{n} modele', other: '{n} de modele' }),
  variants: (n: number) =>
    plural('ro-RO', n, { one: '{n} variantă', few: '{n} variante', other: '{n} de variante' }),
  colorCount: (n: number) =>
    plural('ro-RO', n, { one: '{n} culoare', few: '{n} culori', other: '{n} de culori' }),
  quick: 'Filtre rapide',
  showAll: (n: number) => `Arată toate (${n})`,
  priceFrom: 'Preț de la',
  priceTo: 'Preț până la',
  priceUpTo: (amount: string) => `până la ${amount}`,
  rated: (average: string, n: number) =>
    `${average} din 5 · ${plural('ro-RO', n, { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' })}`,
  results: 'Produse',
  newPrice: (amount: string) => `Nou: ${amount}`,
  newPriceNote:
    '„Nou” este prețul de lansare al aceluiași model, nou, în aceeași configurație. E o comparație, nu un preț pe care l-am cerut noi.',
  lowestPrice: (amount: string) => `Cel mai mic preț din ultimele 30 de zile: ${amount}`,
  nothing: 'Nimic nu se potrivește cu toate filtrele',
  nothingText: 'Încearcă fără unul dintre ele:',
  without: (label: string) => `Fără ${label}`,
  nothingInStock: 'Aici nu e nimic în stoc acum',
  nothingInStockText: 'Stocul se schimbă zilnic. Între timp, poate găsești altceva:',
}

export type ListingText = typeof listingRo
