import { toUnits } from '#domain/money/units.ts'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'

/** Ids from our contract with the carrier. */
export type SamedayContract = {
  readonly pickupPointId: string
  readonly services: { readonly courier: string; readonly locker: string }
}

/** The form of `POST /api/awb` (providers.md "Delivery"). */
export function awbForm(
  command: ShipmentCommand,
  key: string,
  { pickupPointId, services }: SamedayContract,
): string {
  const { to, recipient, cash } = command
  const kilograms = String(command.weightGrams / 1_000)
  return new URLSearchParams({
    pickupPoint: pickupPointId,
    packageType: '0',
    packageNumber: '1',
    packageWeight: kilograms,
    service: to.kind === 'point' ? services.locker : services.courier,
    awbPayment: '1',
    cashOnDelivery: String(toUnits(cash)),
    insuredValue: '0',
    thirdPartyPickup: '0',
    'awbRecipient[name]': recipient.name,
    'awbRecipient[phoneNumber]': recipient.phone,
    'awbRecipient[email]': recipient.email,
    'awbRecipient[personType]': '0',
    ...placeOf(to),
    'parcels[0][weight]': kilograms,
    currency: cash.currency,
    clientInternalReference: key,
    observation: command.orderNumber,
  }).toString()
}

function placeOf(to: ShipmentCommand['to']): Record<string, string> {
  if (to.kind === 'point') {
    const { point } = to
    return {
      ...recipientPlace(point.address, point.city, point.county, point.postalCode),
      lockerLastMile: point.id,
    }
  }
  const { street, number, details, locality, county, postalCode } = to.address
  const line = [`${street} ${number}`, details].filter(Boolean).join(', ')
  return recipientPlace(line, locality.name, county.name, postalCode)
}

function recipientPlace(address: string, city: string, county: string, postalCode: string) {
  return {
    'awbRecipient[address]': address,
    'awbRecipient[cityString]': city,
    'awbRecipient[countyString]': county,
    'awbRecipient[postalCode]': postalCode,
  }
}
