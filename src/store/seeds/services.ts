import type { DeviceType } from '#domain/device/device.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { devicePriceMinor, smallPriceMinor } from './shelf-price.ts'

/** Offered for devices priced from `fromMinor` up to, but not including, `toMinor`. */
export type SeedService = {
  readonly market: Market
  readonly deviceType: DeviceType
  readonly type: 'EXTRA_WARRANTY' | 'INSURANCE'
  readonly key: string
  readonly fromMinor: number
  readonly toMinor?: number
  readonly priceMinor: number
}

/** `percent` of the middle of the band that the device's price is in. */
type Offer = {
  readonly type: SeedService['type']
  readonly percent: number
  readonly deviceTypes: readonly DeviceType[]
  readonly markets: readonly Market[]
}

const withScreen: readonly DeviceType[] = ['SMARTPHONE', 'TABLET', 'SMARTWATCH', 'LAPTOP']

/** The number is the length in months; Ad_Th covers accidental damage and theft. */
const offers: Readonly<Record<string, Offer>> = {
  warranty_12: {
    type: 'EXTRA_WARRANTY',
    percent: 6,
    deviceTypes: [...withScreen, 'CONSOLE'],
    markets,
  },
  warranty_24: {
    type: 'EXTRA_WARRANTY',
    percent: 10,
    deviceTypes: [...withScreen, 'CONSOLE'],
    markets,
  },
  screen_12: { type: 'INSURANCE', percent: 8, deviceTypes: withScreen, markets },
  Ad_Th_12: {
    type: 'INSURANCE',
    percent: 12,
    deviceTypes: ['SMARTPHONE', 'TABLET', 'LAPTOP'],
    markets: ['ro', 'hu'],
  },
}

/** Bands in euros; the last one has no upper end. */
const bands: readonly (readonly [from: number, middle: number, to?: number])[] = [
  [0, 110, 150],
  [150, 220, 300],
  [300, 390, 500],
  [500, 640, 800],
  [800, 980, 1200],
  [1200, 1450],
]

function edgeMinor(market: Market, eur: number): number {
  return eur === 0 ? 0 : devicePriceMinor(market, eur)
}

function banded(market: Market, percent: number) {
  return bands.map(([from, middle, to]) => ({
    fromMinor: edgeMinor(market, from),
    ...(to !== undefined && { toMinor: edgeMinor(market, to) }),
    priceMinor: smallPriceMinor(market, (middle * percent) / 100),
  }))
}

export const services: readonly SeedService[] = Object.entries(offers).flatMap(([key, offer]) =>
  offer.markets.flatMap(market =>
    offer.deviceTypes.flatMap(deviceType =>
      banded(market, offer.percent).map(band => ({
        market,
        deviceType,
        type: offer.type,
        key,
        ...band,
      })),
    ),
  ),
)

export type SeedBattery = {
  readonly id: string
  readonly market: Market
  readonly deviceType: DeviceType
  readonly priceMinor: number
}

const batteryEur: Partial<Record<DeviceType, number>> = {
  SMARTPHONE: 29,
  TABLET: 45,
  SMARTWATCH: 35,
  LAPTOP: 79,
}

/** A new battery, fitted before the device is sent. */
export const batteries: readonly SeedBattery[] = markets.flatMap(market =>
  Object.entries(batteryEur).map(([deviceType, eur]) => ({
    id: `B-${market}-${deviceType}`,
    market,
    deviceType: deviceType as DeviceType,
    priceMinor: smallPriceMinor(market, eur),
  })),
)
