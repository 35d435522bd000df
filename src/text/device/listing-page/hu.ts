import type { Category } from '#domain/market/category.ts'
import { plural } from '#text/plural.ts'
import type { ListingText } from './ro.ts'

const nouns: Record<Category, string> = {
  phones: 'telefonok',
  tablets: 'tabletek',
  laptops: 'laptopok',
  smartwatches: 'okosórák',
  consoles: 'konzolok',
  accessories: 'kiegészítők',
}

export const listingHu: ListingText = {
  categoryTitle: (category, brand) =>
    category === 'accessories'
      ? ['Kiegészítők', brand].filter(Boolean).join(' – ')
      : ['Felújított', brand, nouns[category]].filter(Boolean).join(' '),
  brandTitle: brand => `Felújított ${brand} készülékek`,
  modelTitle: name => `Felújított ${name}`,
  description: (title, days) =>
    `${title}: bevizsgálva és besorolva, 12 hónap garanciával és ${days} napos visszaküldéssel. Válassz ár, állapot, tárhely és szín szerint.`,
  filterNames: {
    brand: 'Márka',
    model: 'Modell',
    storage: 'Tárhely',
    color: 'Szín',
    grade: 'Állapot',
    price: 'Ár',
    ram: 'Memória',
    cpu: 'Processzor',
    size: 'Méret',
    connectivity: 'Kapcsolat',
    material: 'Anyag',
    type: 'Típus',
  },
  colors: {
    black: 'Fekete',
    white: 'Fehér',
    grey: 'Szürke',
    silver: 'Ezüst',
    gold: 'Arany',
    beige: 'Bézs',
    brown: 'Barna',
    red: 'Piros',
    pink: 'Rózsaszín',
    orange: 'Narancssárga',
    yellow: 'Sárga',
    green: 'Zöld',
    blue: 'Kék',
    purple: 'Lila',
  },
  materials: {
    Aluminium: 'Alumínium',
    'Stainless steel': 'Rozsdamentes acél',
    Titanium: 'Titán',
  },
  sort: 'Rendezés',
  sorts: {
    relevance: 'Relevancia',
    'price-up': 'Ár szerint növekvő',
    'price-down': 'Ár szerint csökkenő',
    newest: 'Legújabb modellek',
    saving: 'Megtakarítás az újhoz képest',
  },
  filters: 'Szűrők',
  filtersChosen: n => `Szűrők · ${n}`,
  chosen: 'Kiválasztott szűrők',
  apply: 'Alkalmazás',
  clear: 'Szűrők törlése',
  removeFilter: label => `Szűrő törlése: ${label}`,
  showProducts: n => plural('hu-HU', n, { other: '{n} termék mutatása' }),
  models: n => plural('hu-HU', n, { other: '{n} modell' }),
  variants: n => plural('hu-HU', n, { other: '{n} változat' }),
  colorCount: n => plural('hu-HU', n, { other: '{n} szín' }),
  quick: 'Gyors szűrők',
  showAll: n => `Mind mutatása (${n})`,
  priceFrom: 'Legkisebb ár',
  priceTo: 'Legnagyobb ár',
  priceUpTo: amount => `legfeljebb ${amount}`,
  rated: (average, n) =>
    `5-\u2060ből ${average} · ${plural('hu-HU', n, { other: '{n} vélemény' })}`,
  results: 'Termékek',
  newPrice: amount => `Újonnan: ${amount}`,
  newPriceNote:
    'Az „újonnan” ár az az összeg, amennyiért ugyanez a modell, ugyanebben a konfigurációban, újként piacra került. Összehasonlítás, nem a mi korábbi árunk.',
  lowestPrice: amount => `Az elmúlt 30 nap legalacsonyabb ára: ${amount}`,
  nothing: 'Minden szűrőnek egyszerre semmi sem felel meg',
  nothingText: 'Próbáld meg valamelyik nélkül:',
  without: label => `${label} nélkül`,
  nothingInStock: 'Itt most semmi sincs raktáron',
  nothingInStockText: 'A készlet naponta változik. Addig is nézz szét itt:',
}
