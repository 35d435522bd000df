import type { ReturnCommand } from '../delivery/delivery-provider.ts'

/** The services for parcels to the shop in our contract, and their destination. */
export type SamedayReturns = {
  readonly services: { readonly courier: string; readonly locker: string }
  readonly to: {
    readonly name: string
    readonly phone: string
    readonly email: string
    readonly county: string
    readonly city: string
    readonly address: string
    readonly postalCode: string
  }
}

/**
 * The form of `POST /api/awb` for a parcel to the shop: a third party hands it over, at home or at any easybox. Not
 * confirmed: the ids of the services, that a drop-off needs no locker, and `pickupDate` (providers.md "Delivery").
 */
export function returnForm(
  command: ReturnCommand,
  key: string,
  pickupPointId: string,
  { services, to }: SamedayReturns,
): string {
  const { sender, handover } = command
  const kilograms = String(command.weightGrams / 1_000)
  return new URLSearchParams({
    pickupPoint: pickupPointId,
    packageType: '0',
    packageNumber: '1',
    packageWeight: kilograms,
    service: handover.kind === 'courier' ? services.courier : services.locker,
    awbPayment: '1',
    cashOnDelivery: '0',
    insuredValue: '0',
    thirdPartyPickup: '1',
    'thirdParty[name]': sender.name,
    'thirdParty[phoneNumber]': sender.phone,
    'thirdParty[email]': sender.email,
    'thirdParty[personType]': '0',
    ...placeOf(handover),
    'awbRecipient[name]': to.name,
    'awbRecipient[phoneNumber]': to.phone,
    'awbRecipient[email]': to.email,
    'awbRecipient[personType]': '1',
    'awbRecipient[companyName]': to.name,
    'awbRecipient[address]': to.address,
    'awbRecipient[cityString]': to.city,
    'awbRecipient[countyString]': to.county,
    'awbRecipient[postalCode]': to.postalCode,
    'parcels[0][weight]': kilograms,
    clientInternalReference: key,
    observation: command.number,
  }).toString()
}

function placeOf(handover: ReturnCommand['handover']): Record<string, string> {
  if (handover.kind === 'courier') {
    const { street, number, details, locality, county, postalCode } = handover.from
    const line = [`${street} ${number}`, details].filter(Boolean).join(', ')
    return {
      ...senderPlace(line, locality.name, county.name, postalCode),
      pickupDate: handover.day,
    }
  }
  const { point } = handover
  if (!point) return {}
  return {
    ...senderPlace(point.address, point.city, point.county, point.postalCode),
    lockerFirstMile: point.id,
  }
}

function senderPlace(address: string, city: string, county: string, postalCode: string) {
  return {
    'thirdParty[address]': address,
    'thirdParty[cityString]': city,
    'thirdParty[countyString]': county,
    'thirdParty[postalCode]': postalCode,
  }
}
