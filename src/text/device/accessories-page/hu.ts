import type { DeviceType } from '#domain/device/device.ts'
import { plural } from '#text/plural.ts'
import type { AccessoriesText } from './ro.ts'

const nouns: Record<DeviceType, string> = {
  SMARTPHONE: 'telefonhoz',
  TABLET: 'tablethez',
  LAPTOP: 'laptophoz',
  SMARTWATCH: 'okosórához',
  CONSOLE: 'konzolhoz',
}

const listFormat = new Intl.ListFormat('hu-HU')

export const accessoriesHu: AccessoriesText = {
  title: brand => (brand === undefined ? 'Kiegészítők' : `Kiegészítők ${brand} készülékekhez`),
  description: title =>
    `${title}: töltők, kábelek, tokok, kijelzővédők, fülhallgatók és egyebek. Mindegyiknél ott áll, melyik készülékhez való. Válassz típus, készülékmárka és ár szerint.`,
  deviceBrand: 'Készülék márkája',
  types: {
    charger: 'Töltők',
    cable: 'Kábelek',
    case: 'Tokok',
    glass: 'Kijelzővédők',
    headphones: 'Fejhallgatók',
    earbuds: 'Fülhallgatók',
    'power-bank': 'Powerbankok',
    stand: 'Tartók és állványok',
    controller: 'Kontrollerek',
    strap: 'Óraszíjak',
    stylus: 'Érintőceruzák',
    keyboard: 'Billentyűzetek',
  },
  forTypes: (types, brand) => {
    const text = listFormat.format(types.map(type => nouns[type]))
    return brand === undefined
      ? text.replace(/^./, first => first.toUpperCase())
      : `${brand} ${text}`
  },
  forModels: (models, more) => {
    if (more > 0)
      return plural('hu-HU', more, {
        other: `Ezekhez való: ${models.join(', ')} és még {n} modell`,
      })
    return `${models.length > 1 ? 'Ezekhez' : 'Ehhez'} való: ${listFormat.format(models)}`
  },
}
