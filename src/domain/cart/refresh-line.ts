import type { Accessory, BatteryLine, BatteryOffer, ExtraService, PhoneLine } from './line.ts'
import { withProtectorsPriced } from './protector-price.ts'
import {
  type CartProblem,
  dropping,
  keeping,
  type Part,
  priceChange,
  together,
} from './refresh-report.ts'
import type { GiftWrapSettings } from './settings.ts'
import type { Alternative, ShelfAccessory, ShelfDevice, ShelfView } from './shelf.ts'

/** The shelf's facts replace those of the line; the shopper's choices stay if they are still offered. */
export function refreshPhone(
  phone: PhoneLine,
  match: ShelfDevice | undefined,
  { accessories, alternatives }: Pick<ShelfView, 'accessories' | 'alternatives'>,
): Part<PhoneLine> {
  if (!match) return phoneDropped(phone, alternatives)
  const { accessoryIds: _accessoryIds, ...facts } = match
  const { batteryOffer: _batteryOffer, ...own } = phone
  const services = together(
    phone.selectedExtraServices.map(service => refreshService(service, phone.id, match)),
  )
  const held = together(
    phone.deviceAccessories.map(accessory => renewAccessory(accessory, accessories)),
  )
  const line = withProtectorsPriced({
    ...own,
    ...facts,
    selectedExtraServices: services.lines,
    deviceAccessories: held.lines,
  })
  return {
    lines: [line],
    dropped: [...services.dropped, ...held.dropped],
    problems: [
      ...priceChange('phone', phone.naming.title, phone.buyPrice, match.buyPrice),
      ...services.problems,
      ...accessoryChanges(phone.deviceAccessories, line.deviceAccessories),
    ],
  }
}

/** Only active accessories stay, with updated prices (Spec 4.4). */
export function refreshAccessory(
  accessory: Accessory,
  offers: readonly ShelfAccessory[],
): Part<Accessory> {
  const part = renewAccessory(accessory, offers)
  return { ...part, problems: accessoryChanges([accessory], part.lines) }
}

export function refreshWrap(
  wrap: Accessory,
  phones: readonly PhoneLine[],
  settings: GiftWrapSettings,
): Part<Accessory> {
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

export function refreshBattery(
  battery: BatteryLine,
  phones: readonly PhoneLine[],
  offers: readonly BatteryOffer[],
): Part<BatteryLine> {
  const line = { kind: 'battery', line: battery } as const
  if (!phones.some(phone => phone.id === battery.phoneId)) return dropping(line, 'phone-gone')
  const offer = offers.find(({ id }) => id === battery.id)
  if (!offer) return dropping(line, 'no-longer-offered')
  return keeping(
    { ...battery, price: offer.price },
    priceChange('battery', battery.id, battery.price, offer.price),
  )
}

function refreshService(
  service: ExtraService,
  phoneId: string,
  match: ShelfDevice,
): Part<ExtraService> {
  const offer = match.availableExtraServices.find(({ id }) => id === service.id)
  if (!offer) return dropping({ kind: 'service', line: service, phoneId }, 'no-longer-offered')
  return keeping(offer, priceChange('service', service.key, service.price, offer.price))
}

function renewAccessory(accessory: Accessory, offers: readonly ShelfAccessory[]): Part<Accessory> {
  const offer = offers.find(({ id }) => id === accessory.id)
  if (!offer?.isActive) return dropping({ kind: 'accessory', line: accessory }, 'no-longer-offered')
  const { name, price } = offer
  return keeping({ ...accessory, name, price, isActive: true }, [])
}

/** A protector's price depends on the other accessories of its phone, so prices are compared at the end. */
function accessoryChanges(before: readonly Accessory[], now: readonly Accessory[]): CartProblem[] {
  return now.flatMap(piece => {
    const old = before.find(({ lineId }) => lineId === piece.lineId) ?? piece
    return priceChange('accessory', piece.name, old.price, piece.price)
  })
}

function phoneDropped(phone: PhoneLine, alternatives: readonly Alternative[]): Part<PhoneLine> {
  const gone = phone.deviceAccessories.map(line =>
    dropping({ kind: 'accessory', line }, 'phone-gone'),
  )
  const line = {
    kind: 'phone',
    line: phone,
    alternatives: alternatives.filter(({ productId }) => productId === phone.productId),
  } as const
  return together([dropping(line, 'sold-out'), ...gone])
}
