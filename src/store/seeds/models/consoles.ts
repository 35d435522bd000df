import type { Specification } from '#domain/device/specification.ts'
import { color, type SeedModel, storages } from './seed-model.ts'

const jetBlack = color('Jet Black', '#1F1F21', 'black')
const white = color('White', '#F2F2F2', 'white')
const robotWhite = color('Robot White', '#F0F0EE', 'white')

const ps4: Specification = {
  resolution: '1920 × 1080',
  chip: 'AMD Jaguar, 8 × 1.6 GHz',
  memory: '8 GB',
  weight: '2.1 kg',
  ports: '2 × USB-A, HDMI, RJ-45',
  wireless: 'Wi-Fi 5, Bluetooth 4.0',
}
const ps5: Specification = {
  resolution: '3840 × 2160',
  'refresh-rate': '120 Hz',
  chip: 'AMD Zen 2, 8 × 3.5 GHz',
  memory: '16 GB',
  weight: '4.5 kg',
  ports: '2 × USB-C, 2 × USB-A, HDMI 2.1, RJ-45',
  wireless: 'Wi-Fi 6, Bluetooth 5.1',
}
const seriesX: Specification = {
  ...ps5,
  chip: 'AMD Zen 2, 8 × 3.8 GHz',
  weight: '4.45 kg',
  ports: '3 × USB-A, HDMI 2.1, RJ-45',
  wireless: 'Wi-Fi 5',
}
const nintendoSwitch: Specification = {
  'display-size': '6.2"',
  'display-type': 'IPS LCD',
  resolution: '1280 × 720',
  'refresh-rate': '60 Hz',
  chip: 'Nvidia Tegra X1+',
  memory: '4 GB',
  battery: '4310 mAh',
  weight: '398 g',
  ports: 'USB-C, microSD, 3.5 mm',
  wireless: 'Wi-Fi 5, Bluetooth 4.1',
}
const steamDeck: Specification = {
  'display-size': '7.0"',
  'display-type': 'IPS LCD',
  resolution: '1280 × 800',
  'refresh-rate': '60 Hz',
  chip: 'AMD Aerith, 4 × 3.5 GHz',
  memory: '16 GB',
  battery: '40 Wh',
  weight: '669 g',
  system: 'SteamOS 3',
  ports: 'USB-C, microSD, 3.5 mm',
  wireless: 'Wi-Fi 5, Bluetooth 5.0',
}

const playStation: readonly SeedModel[] = [
  {
    brand: 'Sony',
    name: 'PlayStation 4 Slim',
    type: 'CONSOLE',
    year: 2016,
    colors: [jetBlack, color('Glacier White', '#EEEFF0', 'white')],
    variants: storages(['500 GB', 135, 299], ['1 TB', 149, 349]),
    specs: ps4,
  },
  {
    brand: 'Sony',
    name: 'PlayStation 4 Pro',
    type: 'CONSOLE',
    year: 2016,
    colors: [jetBlack, color('Glacier White', '#EEEFF0', 'white')],
    variants: storages(['1 TB', 185, 399]),
    specs: {
      ...ps4,
      resolution: '3840 × 2160',
      chip: 'AMD Jaguar, 8 × 2.1 GHz',
      weight: '3.3 kg',
      ports: '3 × USB-A, HDMI, RJ-45',
    },
  },
  {
    brand: 'Sony',
    name: 'PlayStation 5',
    type: 'CONSOLE',
    year: 2020,
    popular: true,
    colors: [white],
    variants: storages(['825 GB', 339, 549]),
    specs: ps5,
  },
  {
    brand: 'Sony',
    name: 'PlayStation 5 Digital',
    type: 'CONSOLE',
    year: 2020,
    colors: [white],
    variants: storages(['825 GB', 295, 449]),
    specs: { ...ps5, weight: '3.9 kg' },
  },
  {
    brand: 'Sony',
    name: 'PlayStation 5 Slim',
    type: 'CONSOLE',
    year: 2023,
    popular: true,
    colors: [white],
    variants: storages(['1 TB', 399, 549]),
    specs: { ...ps5, weight: '3.2 kg' },
  },
]

const xbox: readonly SeedModel[] = [
  {
    brand: 'Microsoft',
    name: 'Xbox One S',
    type: 'CONSOLE',
    year: 2016,
    colors: [robotWhite],
    variants: storages(['500 GB', 115, 279], ['1 TB', 129, 329]),
    specs: {
      ...ps4,
      resolution: '3840 × 2160',
      chip: 'AMD Jaguar, 8 × 1.75 GHz',
      weight: '2.9 kg',
      ports: '3 × USB-A, HDMI, RJ-45',
      wireless: 'Wi-Fi 5',
    },
  },
  {
    brand: 'Microsoft',
    name: 'Xbox One X',
    type: 'CONSOLE',
    year: 2017,
    colors: [color('Black', '#1D1D1F', 'black'), robotWhite],
    variants: storages(['1 TB', 165, 499]),
    specs: {
      ...ps4,
      resolution: '3840 × 2160',
      chip: 'AMD Jaguar, 8 × 2.3 GHz',
      memory: '12 GB',
      weight: '3.8 kg',
      ports: '3 × USB-A, HDMI, RJ-45',
      wireless: 'Wi-Fi 5',
    },
  },
  {
    brand: 'Microsoft',
    name: 'Xbox Series S',
    type: 'CONSOLE',
    year: 2020,
    popular: true,
    colors: [robotWhite, color('Carbon Black', '#232325', 'black')],
    variants: [
      { storage: '512 GB', eur: 189, newEur: 299, colors: ['Robot White'] },
      { storage: '1 TB', eur: 229, newEur: 349 },
    ],
    specs: {
      ...seriesX,
      resolution: '2560 × 1440',
      chip: 'AMD Zen 2, 8 × 3.6 GHz',
      memory: '10 GB',
      weight: '1.93 kg',
    },
  },
  {
    brand: 'Microsoft',
    name: 'Xbox Series X',
    type: 'CONSOLE',
    year: 2020,
    colors: [color('Carbon Black', '#232325', 'black')],
    variants: storages(['1 TB', 345, 549]),
    specs: seriesX,
  },
]

const handheld: readonly SeedModel[] = [
  {
    brand: 'Nintendo',
    name: 'Switch',
    type: 'CONSOLE',
    year: 2019,
    popular: true,
    boxContents: ['dock', 'controller', 'hdmi-cable', 'charger'],
    colors: [color('Neon Blue / Neon Red', '#E60012', 'red'), color('Grey', '#828282', 'grey')],
    variants: storages(['32 GB', 179, 299]),
    specs: nintendoSwitch,
  },
  {
    brand: 'Nintendo',
    name: 'Switch Lite',
    type: 'CONSOLE',
    year: 2019,
    boxContents: ['charger'],
    colors: [
      color('Grey', '#6D6F72', 'grey'),
      color('Turquoise', '#2FB5B4', 'green'),
      color('Yellow', '#F2C93B', 'yellow'),
      color('Coral', '#F08B87', 'pink'),
      color('Blue', '#4B5BA7', 'blue'),
    ],
    variants: storages(['32 GB', 119, 199]),
    specs: { ...nintendoSwitch, 'display-size': '5.5"', battery: '3570 mAh', weight: '275 g' },
  },
  {
    brand: 'Nintendo',
    name: 'Switch OLED',
    type: 'CONSOLE',
    year: 2021,
    boxContents: ['dock', 'controller', 'hdmi-cable', 'charger'],
    colors: [white, color('Neon Blue / Neon Red', '#E60012', 'red')],
    variants: storages(['64 GB', 229, 349]),
    oled: true,
    specs: {
      ...nintendoSwitch,
      'display-size': '7.0"',
      'display-type': 'OLED',
      weight: '420 g',
    },
  },
  {
    brand: 'Valve',
    name: 'Steam Deck',
    type: 'CONSOLE',
    year: 2022,
    boxContents: ['charger'],
    colors: [color('Black', '#27282A', 'black')],
    variants: storages(['64 GB', 279, 419], ['256 GB', 319, 549], ['512 GB', 359, 679]),
    specs: steamDeck,
  },
  {
    brand: 'Valve',
    name: 'Steam Deck OLED',
    type: 'CONSOLE',
    year: 2023,
    boxContents: ['charger'],
    colors: [color('Black', '#27282A', 'black')],
    variants: storages(['512 GB', 439, 569], ['1 TB', 509, 679]),
    oled: true,
    specs: {
      ...steamDeck,
      'display-size': '7.4"',
      'display-type': 'OLED',
      'refresh-rate': '90 Hz',
      chip: 'AMD Sephiroth, 4 × 3.5 GHz',
      battery: '50 Wh',
      weight: '640 g',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
    },
  },
]

export const consoles: readonly SeedModel[] = [...playStation, ...xbox, ...handheld]
