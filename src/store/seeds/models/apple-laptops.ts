import type { Specification } from '#domain/device/specification.ts'
import { color, type SeedModel, type SeedVariant } from './seed-model.ts'

const spaceGrey = color('Space Grey', '#7D7E80', 'grey')
const silver = color('Silver', '#E3E4E5', 'silver')
const midnight = color('Midnight', '#2E3642', 'blue')
const starlight = color('Starlight', '#F0E4D3', 'gold')
const spaceBlack = color('Space Black', '#2E2C2E', 'black')
const skyBlue = color('Sky Blue', '#C8D8E4', 'blue')

/** [ram, storage, price in very good condition, new price] of one processor. */
function built(
  cpu: string,
  ...rows: readonly (readonly [ram: string, storage: string, eur: number, newEur: number])[]
): readonly SeedVariant[] {
  return rows.map(([ram, storage, eur, newEur]) => ({ cpu, ram, storage, eur, newEur }))
}

const airM1: Specification = {
  'display-size': '13.3"',
  'display-type': 'IPS LCD',
  resolution: '2560 × 1600',
  'refresh-rate': '60 Hz',
  chip: 'Apple M1',
  memory: '8 GB / 16 GB',
  'front-camera': '720p',
  battery: '49.9 Wh',
  weight: '1.29 kg',
  system: 'macOS 11',
  ports: '2 × Thunderbolt / USB 4, 3.5 mm',
  wireless: 'Wi-Fi 6, Bluetooth 5.0',
}
const airM2: Specification = {
  ...airM1,
  'display-size': '13.6"',
  resolution: '2560 × 1664',
  chip: 'Apple M2',
  memory: '8 GB / 16 GB / 24 GB',
  'front-camera': '1080p',
  battery: '52.6 Wh',
  weight: '1.24 kg',
  system: 'macOS 12',
  ports: 'MagSafe 3, 2 × Thunderbolt / USB 4, 3.5 mm',
}
const airM3: Specification = {
  ...airM2,
  chip: 'Apple M3',
  system: 'macOS 14',
  wireless: 'Wi-Fi 6E, Bluetooth 5.3',
}
const pro14: Specification = {
  'display-size': '14.2"',
  'display-type': 'Mini-LED',
  resolution: '3024 × 1964',
  'refresh-rate': '120 Hz',
  chip: 'Apple M1 Pro',
  memory: '16 GB / 32 GB',
  'front-camera': '1080p',
  battery: '70 Wh',
  weight: '1.6 kg',
  system: 'macOS 12',
  ports: 'MagSafe 3, 3 × Thunderbolt 4, HDMI, SDXC, 3.5 mm',
  wireless: 'Wi-Fi 6, Bluetooth 5.0',
}

const air: readonly SeedModel[] = [
  {
    brand: 'Apple',
    name: 'MacBook Air 13 M1',
    type: 'LAPTOP',
    year: 2020,
    popular: true,
    colors: [spaceGrey, silver, color('Gold', '#EBD3C3', 'gold')],
    variants: built(
      'Apple M1',
      ['8 GB', '256 GB', 469, 1129],
      ['8 GB', '512 GB', 529, 1399],
      ['16 GB', '256 GB', 559, 1359],
      ['16 GB', '512 GB', 619, 1629],
    ),
    specs: airM1,
  },
  {
    brand: 'Apple',
    name: 'MacBook Air 13 M2',
    type: 'LAPTOP',
    year: 2022,
    popular: true,
    colors: [midnight, starlight, spaceGrey, silver],
    variants: built(
      'Apple M2',
      ['8 GB', '256 GB', 619, 1299],
      ['8 GB', '512 GB', 689, 1529],
      ['16 GB', '256 GB', 709, 1529],
      ['16 GB', '512 GB', 779, 1759],
    ),
    specs: airM2,
  },
  {
    brand: 'Apple',
    name: 'MacBook Air 15 M2',
    type: 'LAPTOP',
    year: 2023,
    colors: [midnight, starlight, spaceGrey, silver],
    variants: built(
      'Apple M2',
      ['8 GB', '256 GB', 739, 1599],
      ['8 GB', '512 GB', 809, 1829],
      ['16 GB', '512 GB', 899, 2059],
    ),
    specs: {
      ...airM2,
      'display-size': '15.3"',
      resolution: '2880 × 1864',
      battery: '66.5 Wh',
      weight: '1.51 kg',
      system: 'macOS 13',
      wireless: 'Wi-Fi 6, Bluetooth 5.3',
    },
  },
  {
    brand: 'Apple',
    name: 'MacBook Air 13 M3',
    type: 'LAPTOP',
    year: 2024,
    colors: [midnight, starlight, spaceGrey, silver],
    variants: built(
      'Apple M3',
      ['8 GB', '256 GB', 749, 1299],
      ['16 GB', '256 GB', 829, 1529],
      ['16 GB', '512 GB', 899, 1759],
    ),
    specs: airM3,
  },
  {
    brand: 'Apple',
    name: 'MacBook Air 13 M4',
    type: 'LAPTOP',
    year: 2025,
    colors: [skyBlue, midnight, starlight, silver],
    variants: built('Apple M4', ['16 GB', '256 GB', 899, 1199], ['16 GB', '512 GB', 1029, 1449]),
    specs: {
      ...airM3,
      chip: 'Apple M4',
      memory: '16 GB / 24 GB / 32 GB',
      'front-camera': '12 MP',
      battery: '53.8 Wh',
      system: 'macOS 15',
      ports: 'MagSafe 3, 2 × Thunderbolt 4, 3.5 mm',
    },
  },
]

const pro: readonly SeedModel[] = [
  {
    brand: 'Apple',
    name: 'MacBook Pro 13 M1',
    type: 'LAPTOP',
    year: 2020,
    colors: [spaceGrey, silver],
    variants: built(
      'Apple M1',
      ['8 GB', '256 GB', 529, 1449],
      ['8 GB', '512 GB', 579, 1679],
      ['16 GB', '512 GB', 669, 1909],
    ),
    specs: { ...airM1, battery: '58.2 Wh', weight: '1.4 kg' },
  },
  {
    brand: 'Apple',
    name: 'MacBook Pro 13 M2',
    type: 'LAPTOP',
    year: 2022,
    colors: [spaceGrey, silver],
    variants: built(
      'Apple M2',
      ['8 GB', '256 GB', 649, 1599],
      ['8 GB', '512 GB', 709, 1829],
      ['16 GB', '512 GB', 799, 2059],
    ),
    specs: {
      ...airM1,
      chip: 'Apple M2',
      memory: '8 GB / 16 GB / 24 GB',
      battery: '58.2 Wh',
      weight: '1.4 kg',
      system: 'macOS 12',
    },
  },
  {
    brand: 'Apple',
    name: 'MacBook Pro 14 M1 Pro',
    type: 'LAPTOP',
    year: 2021,
    popular: true,
    colors: [spaceGrey, silver],
    variants: built(
      'Apple M1 Pro',
      ['16 GB', '512 GB', 899, 2249],
      ['16 GB', '1 TB', 989, 2749],
      ['32 GB', '1 TB', 1129, 3209],
    ),
    specs: pro14,
  },
  {
    brand: 'Apple',
    name: 'MacBook Pro 16 M1 Pro',
    type: 'LAPTOP',
    year: 2021,
    colors: [spaceGrey, silver],
    variants: built(
      'Apple M1 Pro',
      ['16 GB', '512 GB', 1049, 2749],
      ['16 GB', '1 TB', 1139, 2979],
      ['32 GB', '1 TB', 1289, 3439],
    ),
    specs: {
      ...pro14,
      'display-size': '16.2"',
      resolution: '3456 × 2234',
      battery: '100 Wh',
      weight: '2.1 kg',
    },
  },
  {
    brand: 'Apple',
    name: 'MacBook Pro 14 M3',
    type: 'LAPTOP',
    year: 2023,
    colors: [spaceGrey, silver],
    variants: built(
      'Apple M3',
      ['8 GB', '512 GB', 1049, 1999],
      ['16 GB', '512 GB', 1149, 2229],
      ['16 GB', '1 TB', 1249, 2459],
    ),
    specs: {
      ...pro14,
      chip: 'Apple M3',
      memory: '8 GB / 16 GB / 24 GB',
      weight: '1.55 kg',
      system: 'macOS 14',
      ports: 'MagSafe 3, 2 × Thunderbolt / USB 4, HDMI, SDXC, 3.5 mm',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
    },
  },
  {
    brand: 'Apple',
    name: 'MacBook Pro 14 M4',
    type: 'LAPTOP',
    year: 2024,
    colors: [spaceBlack, silver],
    variants: built('Apple M4', ['16 GB', '512 GB', 1349, 1899], ['24 GB', '1 TB', 1649, 2399]),
    specs: {
      ...pro14,
      chip: 'Apple M4',
      memory: '16 GB / 24 GB / 32 GB',
      'front-camera': '12 MP',
      battery: '72.4 Wh',
      weight: '1.55 kg',
      system: 'macOS 15',
      wireless: 'Wi-Fi 6E, Bluetooth 5.3',
    },
  },
]

export const appleLaptops: readonly SeedModel[] = [...air, ...pro]
