import type { AccessoryType, SeedAccessory } from './accessory.ts'
import { steamDecks, switches } from './fitting-models.ts'

type Made = Pick<SeedAccessory, 'id' | 'eur' | 'colorHex'> & {
  readonly shown: string
  readonly models: readonly string[]
}

function made(type: AccessoryType, name: SeedAccessory['name'], made: Made): SeedAccessory {
  return {
    id: made.id,
    type,
    name,
    eur: made.eur,
    colorHex: made.colorHex,
    fits: { models: made.models },
    isFreeProtector: false,
  }
}

function silicone(of: Made) {
  return made(
    'case',
    {
      ro: `Husă din silicon pentru ${of.shown}`,
      bg: `Силиконов калъф за ${of.shown}`,
      hu: `Szilikontok – ${of.shown}`,
      gr: `Θήκη σιλικόνης για ${of.shown}`,
    },
    of,
  )
}

function clear(of: Omit<Made, 'colorHex'>) {
  return made(
    'case',
    {
      ro: `Husă transparentă pentru ${of.shown}`,
      bg: `Прозрачен калъф за ${of.shown}`,
      hu: `Átlátszó tok – ${of.shown}`,
      gr: `Διάφανη θήκη για ${of.shown}`,
    },
    { ...of, colorHex: '#E8EEF0' },
  )
}

function folio(of: Made) {
  return made(
    'case',
    {
      ro: `Husă tip carte pentru ${of.shown}`,
      bg: `Калъф тип книга за ${of.shown}`,
      hu: `Kihajtható tok – ${of.shown}`,
      gr: `Θήκη τύπου βιβλίο για ${of.shown}`,
    },
    of,
  )
}

function travel(of: Made) {
  return made(
    'case',
    {
      ro: `Husă de transport pentru ${of.shown}`,
      bg: `Калъф за пренасяне на ${of.shown}`,
      hu: `Hordtáska – ${of.shown}`,
      gr: `Θήκη μεταφοράς για ${of.shown}`,
    },
    of,
  )
}

function glass(of: Omit<Made, 'colorHex'>) {
  return made(
    'glass',
    {
      ro: `Folie de sticlă securizată pentru ${of.shown}`,
      bg: `Закалено защитно стъкло за ${of.shown}`,
      hu: `Edzett kijelzővédő üveg – ${of.shown}`,
      gr: `Προστατευτικό σκληρυμένο γυαλί για ${of.shown}`,
    },
    { ...of, colorHex: '#DDEBF0' },
  )
}

const phoneCases: readonly SeedAccessory[] = [
  silicone({
    id: 'A2001',
    shown: 'iPhone 11',
    eur: 14,
    colorHex: '#2F5D50',
    models: ['apple-iphone-11'],
  }),
  silicone({
    id: 'A2002',
    shown: 'iPhone 12 / 12 Pro',
    eur: 14,
    colorHex: '#27364B',
    models: ['apple-iphone-12', 'apple-iphone-12-pro'],
  }),
  silicone({
    id: 'A2003',
    shown: 'iPhone 13',
    eur: 16,
    colorHex: '#C9623F',
    models: ['apple-iphone-13'],
  }),
  silicone({
    id: 'A2004',
    shown: 'iPhone 14',
    eur: 16,
    colorHex: '#4B5563',
    models: ['apple-iphone-14'],
  }),
  silicone({
    id: 'A2005',
    shown: 'iPhone 15',
    eur: 18,
    colorHex: '#5E7F9B',
    models: ['apple-iphone-15'],
  }),
  silicone({
    id: 'A2006',
    shown: 'iPhone 16',
    eur: 18,
    colorHex: '#7C6FA8',
    models: ['apple-iphone-16'],
  }),
  clear({ id: 'A2007', shown: 'iPhone 13 Pro', eur: 15, models: ['apple-iphone-13-pro'] }),
  clear({ id: 'A2008', shown: 'iPhone 14 Pro', eur: 15, models: ['apple-iphone-14-pro'] }),
  clear({ id: 'A2009', shown: 'iPhone 15 Pro', eur: 17, models: ['apple-iphone-15-pro'] }),
  clear({
    id: 'A2010',
    shown: 'iPhone 15 Pro Max',
    eur: 17,
    models: ['apple-iphone-15-pro-max'],
  }),
  clear({ id: 'A2011', shown: 'Galaxy S23', eur: 13, models: ['samsung-galaxy-s23'] }),
  clear({ id: 'A2012', shown: 'Galaxy S24', eur: 13, models: ['samsung-galaxy-s24'] }),
  silicone({
    id: 'A2013',
    shown: 'Galaxy A54 5G',
    eur: 12,
    colorHex: '#3A3B3F',
    models: ['samsung-galaxy-a54-5g'],
  }),
  silicone({
    id: 'A2014',
    shown: 'Pixel 8',
    eur: 14,
    colorHex: '#7E857A',
    models: ['google-pixel-8'],
  }),
]

const otherCases: readonly SeedAccessory[] = [
  folio({
    id: 'A2101',
    shown: 'iPad 8 / iPad 9',
    eur: 22,
    colorHex: '#2B2D30',
    models: ['apple-ipad-8-2020', 'apple-ipad-9-2021'],
  }),
  folio({
    id: 'A2102',
    shown: 'iPad 10',
    eur: 25,
    colorHex: '#35507A',
    models: ['apple-ipad-10-2022'],
  }),
  folio({
    id: 'A2103',
    shown: 'iPad Air 4 / Air 5',
    eur: 25,
    colorHex: '#8A8D91',
    models: ['apple-ipad-air-4', 'apple-ipad-air-5'],
  }),
  travel({
    id: 'A2104',
    shown: 'MacBook Air 13',
    eur: 24,
    colorHex: '#5A5E63',
    models: [
      'apple-macbook-air-13-m1',
      'apple-macbook-air-13-m2',
      'apple-macbook-air-13-m3',
      'apple-macbook-air-13-m4',
    ],
  }),
  travel({
    id: 'A2105',
    shown: 'MacBook Pro 14',
    eur: 27,
    colorHex: '#2C2E31',
    models: ['apple-macbook-pro-14-m1-pro', 'apple-macbook-pro-14-m3', 'apple-macbook-pro-14-m4'],
  }),
  travel({ id: 'A2106', shown: 'Nintendo Switch', eur: 17, colorHex: '#26272A', models: switches }),
  travel({ id: 'A2107', shown: 'Steam Deck', eur: 24, colorHex: '#26272A', models: steamDecks }),
]

const glasses: readonly SeedAccessory[] = [
  glass({
    id: 'A2201',
    shown: 'iPad 10.2"',
    eur: 16,
    models: ['apple-ipad-8-2020', 'apple-ipad-9-2021'],
  }),
  glass({
    id: 'A2202',
    shown: 'iPad 10.9"',
    eur: 16,
    models: ['apple-ipad-10-2022', 'apple-ipad-air-4', 'apple-ipad-air-5'],
  }),
  glass({ id: 'A2203', shown: 'Switch OLED', eur: 11, models: ['nintendo-switch-oled'] }),
]

export const cases: readonly SeedAccessory[] = [...phoneCases, ...otherCases, ...glasses]
