import type { Money } from '#domain/money/money.ts'
import type { Cart } from './cart.ts'
import { emptyCart } from './empty.ts'
import type { Accessory, AccessoryOffer, BatteryLine, ExtraService, PhoneLine } from './line.ts'
import type { CartSettings } from './settings.ts'
import type { ShelfDevice, ShelfView } from './shelf.ts'

/** For tests only: complete carts and shelves whose fields a test overrides as needed. */
export function lei(units: number): Money {
  return { minor: units * 100, currency: 'RON' }
}

/** 15 January 2027, noon UTC. */
export const aMoment = Date.UTC(2027, 0, 15, 12)

export function someSettings(changes: Partial<CartSettings> = {}): CartSettings {
  return {
    currency: 'RON',
    stateVersion: '1',
    expiryMonths: 1,
    cartLimitations: {
      isActive: true,
      maxCartItems: 20,
      limitedItems: ['CONSOLE'],
      maxCartLimitedItems: 2,
    },
    giftWrap: { isActive: true, isWrappingTax: true, price: lei(19), refusedDeviceTypes: [] },
    warranty: { measure: 'years', name: 'warranty', validity: 2 },
    returnDays: 60,
    ...changes,
  }
}

export function aCart(changes: Partial<Cart> = {}): Cart {
  return {
    ...emptyCart('ro', someSettings(), aMoment, 'cart-1'),
    ...changes,
  }
}

const facts = {
  productId: 'iphone-13-128-black',
  listingId: 'listing-1',
  buyPrice: lei(1_500),
  naming: {
    title: 'Apple iPhone 13',
    modelDisplayName: 'iPhone 13',
    configSummary: '128 GB, Midnight',
    shortTitle: 'iPhone 13',
  },
  device: { id: 'unit-1', modelType: 'SMARTPHONE', grade: 'very-good' },
  availableExtraServices: [],
  deviceAvailableAccessories: [],
  availability: 'in-stock',
  productImage: 'apple-iphone-13-midnight',
  sku: 'sku-1',
  productUrl: '/magazin/apple/iphone-13/13/',
  modelId: 13,
} as const

export function aPhone(id: string, changes: Partial<PhoneLine> = {}): PhoneLine {
  return {
    ...facts,
    id,
    selectedExtraServices: [],
    deviceAccessories: [],
    origin: 'Default',
    ...changes,
  }
}

export function aDevice(unitId: string, changes: Partial<ShelfDevice> = {}): ShelfDevice {
  return {
    ...facts,
    device: { ...facts.device, id: unitId },
    accessoryIds: [],
    ...changes,
  }
}

export function anAccessory(lineId: string, changes: Partial<Accessory> = {}): Accessory {
  return {
    lineId,
    id: 'case',
    name: 'Case',
    price: lei(50),
    isActive: true,
    isWrappingTax: false,
    type: 'case',
    origin: 'Default',
    ...changes,
  }
}

export function anOffer(id: string, changes: Partial<AccessoryOffer> = {}): AccessoryOffer {
  return {
    id,
    name: id,
    price: lei(50),
    type: id,
    isFreeProtector: false,
    ...changes,
  }
}

export function aWrap(changes: Partial<Accessory> = {}): Accessory {
  return anAccessory('gift-wrap', {
    id: 'gift-wrap',
    price: lei(19),
    isWrappingTax: true,
    ...changes,
  })
}

export function aBattery(phoneId: string, changes: Partial<BatteryLine> = {}): BatteryLine {
  return {
    phoneId,
    id: 'battery-13',
    price: lei(200),
    ...changes,
  }
}

export function aService(id: string, changes: Partial<ExtraService> = {}): ExtraService {
  return {
    id,
    type: 'EXTRA_WARRANTY',
    key: 'warranty-24',
    price: lei(150),
    ...changes,
  }
}

export function aView(changes: Partial<ShelfView> = {}): ShelfView {
  return {
    settings: someSettings(),
    devices: [],
    accessories: [],
    batteries: [],
    alternatives: [],
    ...changes,
  }
}
