import type { DeviceType, Grade } from '#domain/device/device.ts'
import type { Money } from '#domain/money/money.ts'

export const extraServiceTypes = ['EXTRA_WARRANTY', 'INSURANCE'] as const
export type ExtraServiceType = (typeof extraServiceTypes)[number]

/** Keys containing Ad_Th form a second insurance tab (Spec 3.4). */
export type ExtraService = {
  readonly id: string
  readonly type: ExtraServiceType
  readonly key: string
  readonly price: Money
}

/** One accessory, one piece: `lineId` distinguishes two pieces of one accessory, `phoneId` is the line it is sold with. */
export type Accessory = {
  readonly lineId: string
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly isActive: boolean
  readonly isWrappingTax: boolean
  readonly type: string
  readonly phoneId?: string
  readonly origin: string
}

/** An accessory that the shop offers with a device and that is not chosen yet. */
export type AccessoryOffer = {
  readonly id: string
  readonly name: string
  readonly price: Money
  readonly type: string
  /** One is free with a device it fits while the shop gives them away; otherwise it costs `price`. */
  readonly isFreeProtector: boolean
}

/** A new battery that the shop installs before the device is shipped. */
export type BatteryOffer = { readonly id: string; readonly price: Money }

/** A new battery for the phone whose line is `phoneId`. */
export type BatteryLine = BatteryOffer & { readonly phoneId: string }

export type Naming = {
  readonly title: string
  readonly modelDisplayName: string
  readonly configSummary: string
  readonly shortTitle: string
}

/** `id` is the shelf unit with which the line was last matched; no unit is reserved before the order. */
export type DeviceInLine = {
  readonly id: string
  readonly modelType: DeviceType
  readonly grade: Grade
}

/** The shop's facts about a device on its shelf; the rest of a line is the shopper's choice. */
export type ShelfFacts = {
  readonly productId: string
  readonly listingId: string
  readonly buyPrice: Money
  readonly naming: Naming
  readonly device: DeviceInLine
  readonly availableExtraServices: readonly ExtraService[]
  readonly deviceAvailableAccessories: readonly AccessoryOffer[]
  readonly batteryOffer?: BatteryOffer
  readonly availability: Availability
  readonly productImage: string
  readonly sku: string
  readonly productUrl: string
  /** The legacy integer at the end of the product's URL. */
  readonly modelId: number
}

export const availabilities = ['in-stock', 'out-of-stock'] as const
export type Availability = (typeof availabilities)[number]

/** One line is one unit. `id` is created by the browser, one per line; `orderId` is known once it has been ordered. */
export type PhoneLine = ShelfFacts & {
  readonly id: string
  readonly orderId?: string
  readonly selectedExtraServices: readonly ExtraService[]
  readonly deviceAccessories: readonly Accessory[]
  readonly origin: string
}

/** Insurances whose key contains Ad_Th are shown in a tab of their own (Spec 3.4). */
export function isSecondInsuranceTab(service: Pick<ExtraService, 'type' | 'key'>): boolean {
  return service.type === 'INSURANCE' && service.key.includes('Ad_Th')
}
