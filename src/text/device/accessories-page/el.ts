import type { DeviceType } from '#domain/device/device.ts'
import { plural } from '#text/plural.ts'
import type { AccessoriesText } from './ro.ts'

const nouns: Record<DeviceType, string> = {
  SMARTPHONE: 'smartphone',
  TABLET: 'tablet',
  LAPTOP: 'laptop',
  SMARTWATCH: 'smartwatch',
  CONSOLE: 'κονσόλες',
}

const listFormat = new Intl.ListFormat('el-GR')

export const accessoriesEl: AccessoriesText = {
  title: brand => (brand === undefined ? 'Αξεσουάρ' : `Αξεσουάρ για συσκευές ${brand}`),
  description: title =>
    `${title}: φορτιστές, καλώδια, θήκες, προστατευτικά οθόνης, ακουστικά και άλλα. Σε καθένα θα δεις με ποιες συσκευές ταιριάζει. Διάλεξε με βάση το είδος, τη μάρκα της συσκευής και την τιμή.`,
  deviceBrand: 'Μάρκα συσκευής',
  types: {
    charger: 'Φορτιστές',
    cable: 'Καλώδια',
    case: 'Θήκες',
    glass: 'Προστατευτικά οθόνης',
    headphones: 'Ακουστικά κεφαλής',
    earbuds: 'Ακουστικά αυτιών',
    'power-bank': 'Φορητές μπαταρίες',
    stand: 'Βάσεις',
    controller: 'Χειριστήρια',
    strap: 'Λουράκια ρολογιών',
    stylus: 'Γραφίδες',
    keyboard: 'Πληκτρολόγια',
  },
  forTypes: (types, brand) =>
    ['Για', listFormat.format(types.map(type => nouns[type])), brand].filter(Boolean).join(' '),
  forModels: (models, more) => {
    if (more === 0) return `Για ${listFormat.format(models)}`
    const named = `Για ${models.join(', ')} και ακόμη`
    return plural('el-GR', more, { one: `${named} {n} μοντέλο`, other: `${named} {n} μοντέλα` })
  },
}
