import type { Specification } from '#domain/device/specification.ts'
import { color, type SeedModel, type SeedVariant } from './seed-model.ts'

const spaceGrey = color('Space Grey', '#55565A', 'grey')
const silver = color('Silver', '#DCDDDE', 'silver')
const gold = color('Gold', '#F0D3BB', 'gold')
const midnight = color('Midnight', '#27303A', 'black')
const starlight = color('Starlight', '#EFE6D9', 'white')
const productRed = color('(PRODUCT)RED', '#B0152B', 'red')
const graphite = color('Graphite', '#4D4B49', 'grey')
const black = color('Black', '#232427', 'black')

type Sized = readonly [size: string, eur: number, newEur: number]
type Made = {
  readonly material: string
  readonly colors?: readonly string[]
  readonly connectivity: Readonly<Record<string, { readonly eur: number; readonly newEur: number }>>
}

/** Every size in every connectivity that was sold. */
function made({ connectivity, ...rest }: Made, ...sizes: readonly Sized[]) {
  return sizes.flatMap(([size, eur, newEur]) =>
    Object.entries(connectivity).map(
      ([name, more]): SeedVariant => ({
        ...rest,
        size,
        connectivity: name,
        eur: eur + more.eur,
        newEur: newEur + more.newEur,
      }),
    ),
  )
}

const none = { eur: 0, newEur: 0 }
const appleNetworks = { GPS: none, 'GPS + Cellular': { eur: 20, newEur: 120 } }
const cellularOnly = { 'GPS + Cellular': none }
const galaxyNetworks = { Bluetooth: none, 'Bluetooth + LTE': { eur: 15, newEur: 50 } }
const bluetoothOnly = { Bluetooth: none }

const appleWatchSe: Specification = {
  'display-size': '1.57" / 1.78"',
  'display-type': 'LTPO OLED',
  resolution: '324 × 394 / 368 × 448',
  chip: 'Apple S5',
  memory: '1 GB',
  battery: '246 mAh / 296 mAh',
  weight: '30.5 g / 36.2 g',
  system: 'watchOS 7',
  sim: 'eSIM',
  wireless: 'Wi-Fi 4, Bluetooth 5.0, NFC',
}
const series7: Specification = {
  ...appleWatchSe,
  'display-size': '1.69" / 1.9"',
  resolution: '352 × 430 / 396 × 484',
  chip: 'Apple S7',
  battery: '284 mAh / 309 mAh',
  weight: '32 g / 38.8 g',
  system: 'watchOS 8',
}
const ultra: Specification = {
  ...series7,
  'display-size': '1.92"',
  resolution: '410 × 502',
  chip: 'Apple S8',
  battery: '542 mAh',
  weight: '61.3 g',
  system: 'watchOS 9',
  wireless: 'Wi-Fi 4, Bluetooth 5.3, NFC',
}

const apple: readonly SeedModel[] = [
  {
    brand: 'Apple',
    name: 'Watch SE 2020',
    type: 'SMARTWATCH',
    year: 2020,
    colors: [spaceGrey, silver, gold],
    variants: made(
      { material: 'Aluminium', connectivity: appleNetworks },
      ['40 mm', 95, 299],
      ['44 mm', 109, 329],
    ),
    oled: true,
    specs: appleWatchSe,
  },
  {
    brand: 'Apple',
    name: 'Watch SE 2022',
    type: 'SMARTWATCH',
    year: 2022,
    popular: true,
    colors: [midnight, starlight, silver],
    variants: made(
      { material: 'Aluminium', connectivity: appleNetworks },
      ['40 mm', 145, 269],
      ['44 mm', 159, 299],
    ),
    oled: true,
    specs: {
      ...appleWatchSe,
      chip: 'Apple S8',
      weight: '26.4 g / 32.9 g',
      system: 'watchOS 9',
      wireless: 'Wi-Fi 4, Bluetooth 5.3, NFC',
    },
  },
  {
    brand: 'Apple',
    name: 'Watch Series 6',
    type: 'SMARTWATCH',
    year: 2020,
    colors: [spaceGrey, silver, gold, color('Blue', '#2D435C', 'blue'), productRed, graphite],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Space Grey', 'Silver', 'Gold', 'Blue', '(PRODUCT)RED'],
          connectivity: appleNetworks,
        },
        ['40 mm', 125, 429],
        ['44 mm', 139, 459],
      ),
      ...made(
        {
          material: 'Stainless steel',
          colors: ['Silver', 'Gold', 'Graphite'],
          connectivity: cellularOnly,
        },
        ['40 mm', 165, 729],
        ['44 mm', 179, 779],
      ),
    ],
    oled: true,
    specs: {
      ...appleWatchSe,
      chip: 'Apple S6',
      battery: '265.9 mAh / 303.8 mAh',
      weight: '30.5 g / 36.5 g',
      wireless: 'Wi-Fi 5, Bluetooth 5.0, NFC',
    },
  },
  {
    brand: 'Apple',
    name: 'Watch Series 7',
    type: 'SMARTWATCH',
    year: 2021,
    colors: [
      midnight,
      starlight,
      color('Green', '#3C4436', 'green'),
      color('Blue', '#3A5A75', 'blue'),
      productRed,
      silver,
      gold,
      graphite,
    ],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Midnight', 'Starlight', 'Green', 'Blue', '(PRODUCT)RED'],
          connectivity: appleNetworks,
        },
        ['41 mm', 165, 429],
        ['45 mm', 179, 459],
      ),
      ...made(
        {
          material: 'Stainless steel',
          colors: ['Silver', 'Gold', 'Graphite'],
          connectivity: cellularOnly,
        },
        ['41 mm', 215, 729],
        ['45 mm', 229, 779],
      ),
    ],
    oled: true,
    specs: { ...series7, wireless: 'Wi-Fi 5, Bluetooth 5.0, NFC' },
  },
  {
    brand: 'Apple',
    name: 'Watch Series 8',
    type: 'SMARTWATCH',
    year: 2022,
    popular: true,
    colors: [midnight, starlight, silver, productRed, gold, graphite],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Midnight', 'Starlight', 'Silver', '(PRODUCT)RED'],
          connectivity: appleNetworks,
        },
        ['41 mm', 205, 499],
        ['45 mm', 219, 539],
      ),
      ...made(
        {
          material: 'Stainless steel',
          colors: ['Silver', 'Gold', 'Graphite'],
          connectivity: cellularOnly,
        },
        ['41 mm', 265, 799],
        ['45 mm', 279, 849],
      ),
    ],
    oled: true,
    specs: {
      ...series7,
      chip: 'Apple S8',
      battery: '282 mAh / 308 mAh',
      system: 'watchOS 9',
      wireless: 'Wi-Fi 4, Bluetooth 5.3, NFC',
    },
  },
  {
    brand: 'Apple',
    name: 'Watch Series 9',
    type: 'SMARTWATCH',
    year: 2023,
    colors: [midnight, starlight, silver, color('Pink', '#F1D3D0', 'pink'), productRed],
    variants: made(
      { material: 'Aluminium', connectivity: appleNetworks },
      ['41 mm', 265, 449],
      ['45 mm', 285, 479],
    ),
    oled: true,
    specs: {
      ...series7,
      chip: 'Apple S9',
      battery: '282 mAh / 308 mAh',
      system: 'watchOS 10',
      wireless: 'Wi-Fi 4, Bluetooth 5.3, NFC',
    },
  },
  {
    brand: 'Apple',
    name: 'Watch Series 10',
    type: 'SMARTWATCH',
    year: 2024,
    colors: [
      color('Jet Black', '#1C1C1E', 'black'),
      color('Rose Gold', '#E9C6B8', 'pink'),
      silver,
      color('Natural Titanium', '#B9B2A6', 'grey'),
      color('Slate Titanium', '#4A4846', 'grey'),
      color('Gold Titanium', '#E2C9A3', 'gold'),
    ],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Jet Black', 'Rose Gold', 'Silver'],
          connectivity: appleNetworks,
        },
        ['42 mm', 329, 449],
        ['46 mm', 349, 479],
      ),
      ...made(
        {
          material: 'Titanium',
          colors: ['Natural Titanium', 'Slate Titanium', 'Gold Titanium'],
          connectivity: cellularOnly,
        },
        ['42 mm', 499, 799],
        ['46 mm', 529, 849],
      ),
    ],
    oled: true,
    specs: {
      ...series7,
      'display-size': '1.77" / 1.96"',
      resolution: '374 × 446 / 416 × 496',
      chip: 'Apple S10',
      battery: '327 mAh (46 mm)',
      weight: '30 g / 36.4 g',
      system: 'watchOS 11',
      wireless: 'Wi-Fi 4, Bluetooth 5.3, NFC',
    },
  },
  {
    brand: 'Apple',
    name: 'Watch Ultra',
    type: 'SMARTWATCH',
    year: 2022,
    colors: [color('Natural Titanium', '#C8C3B9', 'grey')],
    variants: made({ material: 'Titanium', connectivity: cellularOnly }, ['49 mm', 399, 999]),
    oled: true,
    specs: ultra,
  },
  {
    brand: 'Apple',
    name: 'Watch Ultra 2',
    type: 'SMARTWATCH',
    year: 2023,
    colors: [
      color('Natural Titanium', '#C8C3B9', 'grey'),
      color('Black Titanium', '#2E2D2C', 'black'),
    ],
    variants: made({ material: 'Titanium', connectivity: cellularOnly }, ['49 mm', 519, 899]),
    oled: true,
    specs: {
      ...ultra,
      chip: 'Apple S9',
      battery: '564 mAh',
      weight: '61.4 g',
      system: 'watchOS 10',
    },
  },
]

const watch4: Specification = {
  'display-size': '1.2" / 1.4"',
  'display-type': 'Super AMOLED',
  resolution: '396 × 396 / 450 × 450',
  chip: 'Samsung Exynos W920',
  memory: '1.5 GB',
  battery: '247 mAh / 361 mAh',
  weight: '25.9 g / 30.3 g',
  system: 'Wear OS 3',
  sim: 'eSIM',
  wireless: 'Wi-Fi 4, Bluetooth 5.0, NFC',
}
const watch6: Specification = {
  ...watch4,
  'display-size': '1.3" / 1.5"',
  resolution: '432 × 432 / 480 × 480',
  chip: 'Samsung Exynos W930',
  memory: '2 GB',
  battery: '300 mAh / 425 mAh',
  weight: '28.7 g / 33.3 g',
  system: 'Wear OS 4',
  wireless: 'Wi-Fi 5, Bluetooth 5.3, NFC',
}

const samsung: readonly SeedModel[] = [
  {
    brand: 'Samsung',
    name: 'Galaxy Watch4',
    type: 'SMARTWATCH',
    year: 2021,
    colors: [
      black,
      color('Silver', '#CFD1D4', 'silver'),
      color('Pink Gold', '#E8C8BB', 'pink'),
      color('Green', '#3F4A3D', 'green'),
    ],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Black', 'Silver', 'Pink Gold'],
          connectivity: galaxyNetworks,
        },
        ['40 mm', 81, 269],
      ),
      ...made(
        {
          material: 'Aluminium',
          colors: ['Black', 'Silver', 'Green'],
          connectivity: galaxyNetworks,
        },
        ['44 mm', 92, 299],
      ),
    ],
    oled: true,
    specs: watch4,
  },
  {
    brand: 'Samsung',
    name: 'Galaxy Watch5',
    type: 'SMARTWATCH',
    year: 2022,
    colors: [
      graphite,
      color('Silver', '#CFD1D4', 'silver'),
      color('Pink Gold', '#E8C8BB', 'pink'),
      color('Sapphire', '#33435E', 'blue'),
    ],
    variants: [
      ...made(
        {
          material: 'Aluminium',
          colors: ['Graphite', 'Silver', 'Pink Gold'],
          connectivity: galaxyNetworks,
        },
        ['40 mm', 109, 299],
      ),
      ...made(
        {
          material: 'Aluminium',
          colors: ['Graphite', 'Silver', 'Sapphire'],
          connectivity: galaxyNetworks,
        },
        ['44 mm', 119, 329],
      ),
    ],
    oled: true,
    specs: {
      ...watch4,
      battery: '284 mAh / 410 mAh',
      weight: '28.7 g / 33.5 g',
      wireless: 'Wi-Fi 5, Bluetooth 5.2, NFC',
    },
  },
  {
    brand: 'Samsung',
    name: 'Galaxy Watch6',
    type: 'SMARTWATCH',
    year: 2023,
    popular: true,
    colors: [graphite, color('Gold', '#E3CBB0', 'gold'), color('Silver', '#CFD1D4', 'silver')],
    variants: [
      ...made(
        { material: 'Aluminium', colors: ['Graphite', 'Gold'], connectivity: galaxyNetworks },
        ['40 mm', 139, 319],
      ),
      ...made(
        { material: 'Aluminium', colors: ['Graphite', 'Silver'], connectivity: galaxyNetworks },
        ['44 mm', 155, 349],
      ),
    ],
    oled: true,
    specs: watch6,
  },
  {
    brand: 'Samsung',
    name: 'Galaxy Watch6 Classic',
    type: 'SMARTWATCH',
    year: 2023,
    colors: [black, color('Silver', '#CFD1D4', 'silver')],
    variants: made(
      { material: 'Stainless steel', connectivity: galaxyNetworks },
      ['43 mm', 189, 419],
      ['47 mm', 205, 449],
    ),
    oled: true,
    specs: { ...watch6, weight: '52 g / 59 g' },
  },
]

const others: readonly SeedModel[] = [
  {
    brand: 'Huawei',
    name: 'Watch GT 3',
    type: 'SMARTWATCH',
    year: 2021,
    colors: [black, color('Gold', '#E5CBA8', 'gold'), color('Brown', '#7B5B44', 'brown')],
    variants: [
      ...made(
        { material: 'Stainless steel', colors: ['Black', 'Gold'], connectivity: bluetoothOnly },
        ['42 mm', 99, 229],
      ),
      ...made(
        { material: 'Stainless steel', colors: ['Black', 'Brown'], connectivity: bluetoothOnly },
        ['46 mm', 109, 249],
      ),
    ],
    oled: true,
    specs: {
      'display-size': '1.32" / 1.43"',
      'display-type': 'AMOLED',
      resolution: '466 × 466',
      battery: '292 mAh / 455 mAh',
      weight: '35 g / 42.6 g',
      system: 'HarmonyOS 2.1',
      wireless: 'Bluetooth 5.2, NFC',
    },
  },
  {
    brand: 'Huawei',
    name: 'Watch GT 4',
    type: 'SMARTWATCH',
    year: 2023,
    colors: [black, color('White', '#F0EFEC', 'white'), color('Green', '#4D5C4B', 'green')],
    variants: [
      ...made({ material: 'Stainless steel', colors: ['White'], connectivity: bluetoothOnly }, [
        '41 mm',
        145,
        249,
      ]),
      ...made(
        { material: 'Stainless steel', colors: ['Black', 'Green'], connectivity: bluetoothOnly },
        ['46 mm', 149, 269],
      ),
    ],
    oled: true,
    specs: {
      'display-size': '1.32" / 1.43"',
      'display-type': 'AMOLED',
      resolution: '466 × 466',
      battery: '323 mAh / 524 mAh',
      weight: '37 g / 48 g',
      system: 'HarmonyOS 4',
      wireless: 'Bluetooth 5.2, NFC',
    },
  },
  {
    brand: 'Garmin',
    name: 'Fenix 7',
    type: 'SMARTWATCH',
    year: 2022,
    colors: [color('Silver', '#B9BBBD', 'silver'), color('Slate Grey', '#4A4C4F', 'grey')],
    variants: [
      ...made({ material: 'Stainless steel', colors: ['Silver'], connectivity: bluetoothOnly }, [
        '47 mm',
        315,
        699,
      ]),
      ...made({ material: 'Titanium', colors: ['Slate Grey'], connectivity: bluetoothOnly }, [
        '47 mm',
        379,
        899,
      ]),
    ],
    specs: {
      'display-size': '1.3"',
      'display-type': 'MIP LCD',
      resolution: '260 × 260',
      weight: '79 g / 73 g',
      system: 'Garmin OS',
      wireless: 'Wi-Fi 4, Bluetooth 5.0, ANT+',
    },
  },
  {
    brand: 'Garmin',
    name: 'Venu 2',
    type: 'SMARTWATCH',
    year: 2021,
    colors: [color('Slate', '#3F4144', 'grey'), color('Silver', '#C9CBCE', 'silver')],
    variants: made({ material: 'Stainless steel', connectivity: bluetoothOnly }, [
      '45 mm',
      175,
      399,
    ]),
    oled: true,
    specs: {
      'display-size': '1.3"',
      'display-type': 'AMOLED',
      resolution: '416 × 416',
      weight: '49 g',
      system: 'Garmin OS',
      wireless: 'Wi-Fi 4, Bluetooth 5.0, ANT+',
    },
  },
  {
    brand: 'Google',
    name: 'Pixel Watch',
    type: 'SMARTWATCH',
    year: 2022,
    colors: [
      color('Matte Black', '#252628', 'black'),
      color('Polished Silver', '#D3D4D5', 'silver'),
      color('Champagne Gold', '#E4CDA9', 'gold'),
    ],
    variants: made(
      {
        material: 'Stainless steel',
        connectivity: { 'Wi-Fi': none, 'Wi-Fi + LTE': { eur: 15, newEur: 50 } },
      },
      ['41 mm', 125, 379],
    ),
    oled: true,
    specs: {
      'display-size': '1.2"',
      'display-type': 'AMOLED',
      resolution: '450 × 450',
      chip: 'Samsung Exynos 9110',
      memory: '2 GB',
      battery: '294 mAh',
      weight: '36 g',
      system: 'Wear OS 3.5',
      sim: 'eSIM',
      wireless: 'Wi-Fi 4, Bluetooth 5.0, NFC',
    },
  },
]

export const watches: readonly SeedModel[] = [...apple, ...samsung, ...others]
