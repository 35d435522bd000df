import type { Category } from '#domain/market/category.ts'
import { plural } from '#text/plural.ts'
import type { ListingText } from './ro.ts'

const nouns: Record<Category, string> = {
  phones: 'телефони',
  tablets: 'таблети',
  laptops: 'лаптопи',
  smartwatches: 'смарт часовници',
  consoles: 'конзоли',
  accessories: 'аксесоари',
}

export const listingBg: ListingText = {
  categoryTitle: (category, brand) =>
    [category !== 'accessories' && 'Реновирани', nouns[category], brand].filter(Boolean).join(' '),
  brandTitle: brand => `Реновирани устройства ${brand}`,
  modelTitle: name => `${name}, реновирани`,
  description: (title, days) =>
    `${title}: тествани и оценени, с 12 месеца гаранция и връщане до ${plural('bg-BG', days, { one: '{n} ден', other: '{n} дни' })}. Избери по цена, състояние, памет и цвят.`,
  filterNames: {
    brand: 'Марка',
    model: 'Модел',
    storage: 'Памет',
    color: 'Цвят',
    grade: 'Състояние',
    price: 'Цена',
    ram: 'Оперативна памет',
    cpu: 'Процесор',
    size: 'Размер',
    connectivity: 'Свързаност',
    material: 'Материал',
    type: 'Вид',
  },
  colors: {
    black: 'Черен',
    white: 'Бял',
    grey: 'Сив',
    silver: 'Сребрист',
    gold: 'Златист',
    beige: 'Бежов',
    brown: 'Кафяв',
    red: 'Червен',
    pink: 'Розов',
    orange: 'Оранжев',
    yellow: 'Жълт',
    green: 'Зелен',
    blue: 'Син',
    purple: 'Лилав',
  },
  materials: {
    Aluminium: 'Алуминий',
    'Stainless steel': 'Неръждаема стомана',
    Titanium: 'Титан',
  },
  sort: 'Подреди',
  sorts: {
    relevance: 'Релевантност',
    'price-up': 'Цена, възходящо',
    'price-down': 'Цена, низходящо',
    newest: 'Най-нови модели',
    saving: 'Спестено спрямо ново',
  },
  filters: 'Филтри',
  filtersChosen: n => `Филтри · ${n}`,
  chosen: 'Избрани филтри',
  apply: 'Приложи',
  clear: 'Изчисти филтрите',
  removeFilter: label => `Махни филтъра ${label}`,
  showProducts: n =>
    plural('bg-BG', n, { one: 'Покажи {n} продукт', other: 'Покажи {n} продукта' }),
  models: n => plural('bg-BG', n, { one: '{n} модел', other: '{n} модела' }),
  variants: n => plural('bg-BG', n, { one: '{n} вариант', other: '{n} варианта' }),
  colorCount: n => plural('bg-BG', n, { one: '{n} цвят', other: '{n} цвята' }),
  quick: 'Бързи филтри',
  showAll: n => `Покажи всички (${n})`,
  priceFrom: 'Цена от',
  priceTo: 'Цена до',
  priceUpTo: amount => `до ${amount}`,
  rated: (average, n) =>
    `${average} от 5 · ${plural('bg-BG', n, { one: '{n} отзив', other: '{n} отзива' })}`,
  results: 'Продукти',
  newPrice: amount => `Нов: ${amount}`,
  newPriceNote:
    '„Нов“ е цената, на която същият модел, нов и в същата конфигурация, е излязъл на пазара. Това е сравнение, а не цена, която сме искали ние.',
  lowestPrice: amount => `Най-ниска цена за последните 30 дни: ${amount}`,
  nothing: 'Нищо не отговаря на всички филтри',
  nothingText: 'Опитай без някой от тях:',
  without: label => `Без ${label}`,
  nothingInStock: 'Тук в момента няма налични продукти',
  nothingInStockText: 'Наличностите се менят всеки ден. Може да намериш нещо друго:',
}
