import type { Specification } from '#domain/device/specification.ts'
import { color, type SeedModel, type SeedVariant } from './seed-model.ts'

type Built = readonly [cpu: string, ram: string, storage: string, eur: number, newEur: number]

function built(...rows: readonly Built[]): readonly SeedVariant[] {
  return rows.map(([cpu, ram, storage, eur, newEur]) => ({ cpu, ram, storage, eur, newEur }))
}

const black = color('Black', '#26272A', 'black')
const silver = color('Silver', '#C9CBCE', 'silver')

const fullHd14: Specification = {
  'display-size': '14.0"',
  'display-type': 'IPS LCD',
  resolution: '1920 × 1080',
  'refresh-rate': '60 Hz',
  'front-camera': '720p',
  system: 'Windows 11 Pro',
}

const business: readonly SeedModel[] = [
  {
    brand: 'Lenovo',
    name: 'ThinkPad T14 Gen 1',
    type: 'LAPTOP',
    year: 2020,
    popular: true,
    colors: [black],
    variants: built(
      ['Intel Core i5-10310U', '16 GB', '256 GB', 279, 1199],
      ['Intel Core i5-10310U', '16 GB', '512 GB', 305, 1289],
      ['Intel Core i7-10610U', '16 GB', '512 GB', 345, 1499],
      ['Intel Core i7-10610U', '32 GB', '512 GB', 395, 1649],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-10310U / i7-10610U',
      memory: '16 GB / 32 GB',
      battery: '50 Wh',
      weight: '1.46 kg',
      ports: '2 × USB-C, 2 × USB-A, HDMI, RJ-45, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
    },
  },
  {
    brand: 'Lenovo',
    name: 'ThinkPad X1 Carbon Gen 9',
    type: 'LAPTOP',
    year: 2021,
    colors: [black],
    variants: built(
      ['Intel Core i5-1135G7', '16 GB', '512 GB', 445, 1699],
      ['Intel Core i7-1165G7', '16 GB', '512 GB', 495, 1949],
      ['Intel Core i7-1165G7', '32 GB', '1 TB', 575, 2349],
    ),
    specs: {
      ...fullHd14,
      resolution: '1920 × 1200',
      chip: 'Intel Core i5-1135G7 / i7-1165G7',
      memory: '16 GB / 32 GB',
      battery: '57 Wh',
      weight: '1.13 kg',
      ports: '2 × Thunderbolt 4, 2 × USB-A, HDMI, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.2',
    },
  },
  {
    brand: 'Dell',
    name: 'Latitude 5420',
    type: 'LAPTOP',
    year: 2021,
    colors: [color('Grey', '#5B5D61', 'grey')],
    variants: built(
      ['Intel Core i5-1145G7', '8 GB', '256 GB', 275, 1149],
      ['Intel Core i5-1145G7', '16 GB', '256 GB', 309, 1249],
      ['Intel Core i7-1185G7', '16 GB', '512 GB', 375, 1549],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-1145G7 / i7-1185G7',
      memory: '8 GB / 16 GB',
      battery: '63 Wh',
      weight: '1.4 kg',
      ports: '2 × Thunderbolt 4, 2 × USB-A, HDMI, RJ-45, microSD, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.2',
    },
  },
  {
    brand: 'Dell',
    name: 'Latitude 7420',
    type: 'LAPTOP',
    year: 2021,
    colors: [color('Aluminium', '#9FA2A6', 'silver'), color('Carbon Fiber', '#2D2E31', 'black')],
    variants: built(
      ['Intel Core i5-1145G7', '16 GB', '256 GB', 339, 1499],
      ['Intel Core i7-1185G7', '16 GB', '512 GB', 405, 1799],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-1145G7 / i7-1185G7',
      memory: '16 GB',
      battery: '63 Wh',
      weight: '1.31 kg',
      ports: '2 × Thunderbolt 4, USB-A, HDMI, microSD, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.2',
    },
  },
  {
    brand: 'HP',
    name: 'EliteBook 840 G7',
    type: 'LAPTOP',
    year: 2020,
    colors: [silver],
    variants: built(
      ['Intel Core i5-10310U', '8 GB', '256 GB', 265, 1249],
      ['Intel Core i5-10310U', '16 GB', '256 GB', 295, 1349],
      ['Intel Core i7-10610U', '16 GB', '512 GB', 345, 1599],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-10310U / i7-10610U',
      memory: '8 GB / 16 GB',
      battery: '53 Wh',
      weight: '1.33 kg',
      ports: '2 × Thunderbolt 3, 2 × USB-A, HDMI, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.0',
    },
  },
  {
    brand: 'HP',
    name: 'EliteBook 840 G8',
    type: 'LAPTOP',
    year: 2021,
    popular: true,
    colors: [silver],
    variants: built(
      ['Intel Core i5-1135G7', '8 GB', '256 GB', 315, 1349],
      ['Intel Core i5-1135G7', '16 GB', '512 GB', 365, 1549],
      ['Intel Core i7-1165G7', '16 GB', '512 GB', 415, 1749],
      ['Intel Core i7-1165G7', '32 GB', '1 TB', 499, 2099],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-1135G7 / i7-1165G7',
      memory: '8 GB / 16 GB / 32 GB',
      battery: '53 Wh',
      weight: '1.32 kg',
      ports: '2 × Thunderbolt 4, 2 × USB-A, HDMI, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.0',
    },
  },
]

const home: readonly SeedModel[] = [
  {
    brand: 'Dell',
    name: 'XPS 13 9310',
    type: 'LAPTOP',
    year: 2020,
    colors: [color('Platinum Silver', '#C7C8CA', 'silver'), color('Frost', '#EDEEF0', 'white')],
    variants: built(
      ['Intel Core i5-1135G7', '8 GB', '256 GB', 415, 1199],
      ['Intel Core i7-1165G7', '16 GB', '512 GB', 519, 1599],
      ['Intel Core i7-1165G7', '16 GB', '1 TB', 559, 1749],
    ),
    specs: {
      'display-size': '13.4"',
      'display-type': 'IPS LCD',
      resolution: '1920 × 1200',
      'refresh-rate': '60 Hz',
      chip: 'Intel Core i5-1135G7 / i7-1165G7',
      memory: '8 GB / 16 GB',
      'front-camera': '720p',
      battery: '52 Wh',
      weight: '1.2 kg',
      system: 'Windows 10',
      ports: '2 × Thunderbolt 4, microSD, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
    },
  },
  {
    brand: 'Lenovo',
    name: 'IdeaPad 5 15ITL05',
    type: 'LAPTOP',
    year: 2021,
    colors: [
      color('Graphite Grey', '#5A5C60', 'grey'),
      color('Platinum Grey', '#B3B5B8', 'silver'),
    ],
    variants: built(
      ['Intel Core i5-1135G7', '8 GB', '512 GB', 295, 699],
      ['Intel Core i7-1165G7', '16 GB', '512 GB', 365, 899],
    ),
    specs: {
      ...fullHd14,
      'display-size': '15.6"',
      chip: 'Intel Core i5-1135G7 / i7-1165G7',
      memory: '8 GB / 16 GB',
      battery: '57 Wh',
      weight: '1.66 kg',
      system: 'Windows 11 Home',
      ports: 'USB-C, 2 × USB-A, HDMI, SD, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.1',
    },
  },
  {
    brand: 'Asus',
    name: 'ZenBook 14 UX425EA',
    type: 'LAPTOP',
    year: 2020,
    colors: [color('Pine Grey', '#50555A', 'grey'), color('Lilac Mist', '#CFC6D4', 'purple')],
    variants: built(
      ['Intel Core i5-1135G7', '8 GB', '512 GB', 345, 899],
      ['Intel Core i7-1165G7', '16 GB', '512 GB', 425, 1149],
    ),
    specs: {
      ...fullHd14,
      chip: 'Intel Core i5-1135G7 / i7-1165G7',
      memory: '8 GB / 16 GB',
      battery: '67 Wh',
      weight: '1.17 kg',
      system: 'Windows 10',
      ports: '2 × Thunderbolt 4, USB-A, HDMI, microSD',
      wireless: 'Wi-Fi 6, Bluetooth 5.0',
    },
  },
  {
    brand: 'Microsoft',
    name: 'Surface Laptop 4 13.5',
    type: 'LAPTOP',
    year: 2021,
    boxContents: ['charger'],
    colors: [
      color('Platinum', '#C9C9C7', 'silver'),
      color('Matte Black', '#2B2B2C', 'black'),
      color('Ice Blue', '#C2CFD8', 'blue'),
      color('Sandstone', '#D9C3B0', 'gold'),
    ],
    variants: built(
      ['Intel Core i5-1135G7', '8 GB', '512 GB', 419, 1479],
      ['Intel Core i5-1135G7', '16 GB', '512 GB', 469, 1699],
      ['Intel Core i7-1185G7', '16 GB', '512 GB', 529, 1899],
    ),
    specs: {
      'display-size': '13.5"',
      'display-type': 'IPS LCD',
      resolution: '2256 × 1504',
      'refresh-rate': '60 Hz',
      chip: 'Intel Core i5-1135G7 / i7-1185G7',
      memory: '8 GB / 16 GB',
      'front-camera': '720p',
      battery: '47.4 Wh',
      weight: '1.27 kg',
      system: 'Windows 10',
      ports: 'USB-C, USB-A, Surface Connect, 3.5 mm',
      wireless: 'Wi-Fi 6, Bluetooth 5.0',
    },
  },
]

export const windowsLaptops: readonly SeedModel[] = [...business, ...home]
