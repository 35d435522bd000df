import type { AccessoryType } from '#domain/device/accessory-listing.ts'
import type { DeviceType } from '#domain/device/device.ts'
import { plural } from '#text/plural.ts'

const nouns: Record<DeviceType, string> = {
  SMARTPHONE: 'telefoane',
  TABLET: 'tablete',
  LAPTOP: 'laptopuri',
  SMARTWATCH: 'smartwatch-uri',
  CONSOLE: 'console',
}

const listFormat = new Intl.ListFormat('ro-RO')

export const accessoriesRo = {
  title: (brand: string | undefined) =>
    brand === undefined ? 'Accesorii' : `Accesorii pentru dispozitive ${brand}`,
  description: (title: string) =>
    `${title}: încărcătoare, cabluri, huse, folii, căști și altele. La fiecare scrie cu ce dispozitive se potrivește. Alege după tip, marca dispozitivului și preț.`,
  deviceBrand: 'Marca dispozitivului',
  types: {
    charger: 'Încărcătoare',
    cable: 'Cabluri',
    case: 'Huse',
    glass: 'Folii de protecție',
    headphones: 'Căști over-ear',
    earbuds: 'Căști in-ear',
    'power-bank': 'Baterii externe',
    stand: 'Suporturi',
    controller: 'Controllere',
    strap: 'Curele de ceas',
    stylus: 'Stylusuri',
    keyboard: 'Tastaturi',
  } as Readonly<Record<AccessoryType, string>>,
  forTypes: (types: readonly DeviceType[], brand: string | undefined) =>
    ['Pentru', listFormat.format(types.map(type => nouns[type])), brand].filter(Boolean).join(' '),
  forModels: (models: readonly string[], more: number) => {
    if (more === 0) return `Pentru ${listFormat.format(models)}`
    const named = `Pentru ${models.join(', ')} și încă`
    return plural('ro-RO', more, {
      one: `${named} {n} model`,
      few: `${named} {n} modele`,
      other: `${named} {n} de modele`,
    })
  },
}

export type AccessoriesText = typeof accessoriesRo
