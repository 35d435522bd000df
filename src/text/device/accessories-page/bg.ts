import type { DeviceType } from '#domain/device/device.ts'
import { plural } from '#text/plural.ts'
import type { AccessoriesText } from './ro.ts'

const nouns: Record<DeviceType, string> = {
  SMARTPHONE: 'телефони',
  TABLET: 'таблети',
  LAPTOP: 'лаптопи',
  SMARTWATCH: 'смарт часовници',
  CONSOLE: 'конзоли',
}

const listFormat = new Intl.ListFormat('bg-BG')

export const accessoriesBg: AccessoriesText = {
  title: brand => (brand === undefined ? 'Аксесоари' : `Аксесоари за устройства ${brand}`),
  description: title =>
    `${title}: зарядни, кабели, калъфи, протектори, слушалки и други. За всеки е посочено с кои устройства е съвместим. Избери по вид, марка на устройството и цена.`,
  deviceBrand: 'Марка на устройството',
  types: {
    charger: 'Зарядни',
    cable: 'Кабели',
    case: 'Калъфи',
    glass: 'Протектори за екран',
    headphones: 'Слушалки за глава',
    earbuds: 'Слушалки тапи',
    'power-bank': 'Външни батерии',
    stand: 'Стойки',
    controller: 'Контролери',
    strap: 'Каишки за часовници',
    stylus: 'Стилуси',
    keyboard: 'Клавиатури',
  },
  forTypes: (types, brand) =>
    ['За', listFormat.format(types.map(type => nouns[type])), brand].filter(Boolean).join(' '),
  forModels: (models, more) => {
    if (more === 0) return `За ${listFormat.format(models)}`
    const named = `За ${models.join(', ')} и още`
    return plural('bg-BG', more, { one: `${named} {n} модел`, other: `${named} {n} модела` })
  },
}
