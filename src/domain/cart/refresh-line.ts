import type { Accessory, BatteryLine, ExtraService, PhoneLine } from './line.ts'
import { dropping, keeping, type Part, priceChange, together } from './refresh-report.ts'
import type { GiftWrapSettings } from './settings.ts'
import type { ShelfAccessory, ShelfBattery, ShelfDevice } from './shelf.ts'

/** The shelf's facts replace the line's own; the shopper's choices stay where they are still offered. */
export const refreshPhone = (
  phone: PhoneLine,
  match: ShelfDevice | undefined,
  accessories: readonly ShelfAccessory[],
): Part<PhoneLine> => {
  if (!match) return phoneDropped(phone)
  const { accessoryIds: _accessoryIds, ...facts } = match
  const services = together(
    phone.selectedExtraServices.map(service => refreshService(service, phone.id, match)),
  )
  const held = together(
    phone.deviceAccessories.map(accessory => refreshAccessory(accessory, accessories)),
  )
  const line = {
    ...phone,
    ...facts,
    selectedExtraServices: services.kept,
    deviceAccessories: held.kept,
  }
  const change = priceChange('phone', phone.naming.title, phone.buyPrice, match.buyPrice)
  return {
    kept: [line],
    dropped: [...services.dropped, ...held.dropped],
    problems: [...change, ...services.problems, ...held.problems],
  }
}

/** Spec 4.4: only active accessories are kept, with updated prices. */
export const refreshAccessory = (
  accessory: Accessory,
  offers: readonly ShelfAccessory[],
): Part<Accessory> => {
  const offer = offers.find(({ id }) => id === accessory.id)
  if (!offer?.isActive) return dropping({ kind: 'accessory', line: accessory }, 'no-longer-offered')
  const { name, price } = offer
  return keeping(
    { ...accessory, name, price, isActive: true },
    priceChange('accessory', name, accessory.price, price),
  )
}

export const refreshWrap = (
  wrap: Accessory,
  phones: readonly PhoneLine[],
  settings: GiftWrapSettings,
): Part<Accessory> => {
  const isRefused = phones.some(phone =>
    settings.refusedDeviceTypes.includes(phone.device.modelType),
  )
  if (!settings.isActive || isRefused)
    return dropping({ kind: 'gift-wrap', line: wrap }, 'no-longer-offered')
  return keeping(
    { ...wrap, price: settings.price },
    priceChange('gift-wrap', wrap.name, wrap.price, settings.price),
  )
}

export const refreshBattery = (
  battery: BatteryLine,
  phones: readonly PhoneLine[],
  offers: readonly ShelfBattery[],
): Part<BatteryLine> => {
  const line = { kind: 'battery', line: battery } as const
  if (!phones.some(phone => phone.id === battery.phoneId)) return dropping(line, 'phone-gone')
  const offer = offers.find(({ id }) => id === battery.id)
  if (!offer) return dropping(line, 'no-longer-offered')
  return keeping(
    { ...battery, price: offer.price },
    priceChange('battery', battery.id, battery.price, offer.price),
  )
}

const refreshService = (
  service: ExtraService,
  phoneId: string,
  match: ShelfDevice,
): Part<ExtraService> => {
  const offer = match.availableExtraServices.find(({ id }) => id === service.id)
  if (!offer) return dropping({ kind: 'service', line: service, phoneId }, 'no-longer-offered')
  return keeping(offer, priceChange('service', service.key, service.price, offer.price))
}

const phoneDropped = (phone: PhoneLine): Part<PhoneLine> => {
  const gone = phone.deviceAccessories.map(line =>
    dropping({ kind: 'accessory', line }, 'phone-gone'),
  )
  return together([dropping({ kind: 'phone', line: phone }, 'sold-out'), ...gone])
}
