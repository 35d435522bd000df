import type { ReturnCommand } from '../delivery/delivery-provider.ts'
import { glsDate } from './gls-date.ts'
import { type GlsSender, shopAddress } from './gls-parcel.ts'

/**
 * One parcel of `PrintLabels` to the shop, collected at home (service PRS, on `PickupDate`) or dropped off at any
 * pickup point (SRS). Not confirmed: the codes of both services in our contract, and that a drop-off needs no point
 * (providers.md "Delivery").
 */
export function glsReturn(
  command: ReturnCommand,
  key: string,
  shop: GlsSender,
  clientNumber: string,
) {
  const { sender, handover } = command
  return {
    ClientNumber: Number(clientNumber),
    ClientReference: key,
    Content: command.number,
    Count: 1,
    CODAmount: 0,
    ...(handover.kind === 'courier' && {
      PickupDate: glsDate(new Date(`${handover.day}T00:00:00Z`)),
    }),
    PickupAddress: {
      Name: sender.name,
      CountryIsoCode: 'HU',
      ContactName: sender.name,
      ContactPhone: sender.phone,
      ContactEmail: sender.email,
      ...placeOf(handover),
    },
    DeliveryAddress: shopAddress(shop),
    ServiceList: [{ Code: handover.kind === 'courier' ? 'PRS' : 'SRS' }],
  }
}

function placeOf(handover: ReturnCommand['handover']) {
  if (handover.kind === 'courier') {
    const { street, number, details, locality, postalCode } = handover.from
    return {
      Street: street,
      HouseNumber: number,
      HouseNumberInfo: details ?? '',
      City: locality.name,
      ZipCode: postalCode,
    }
  }
  const { point } = handover
  if (!point) return {}
  return { Street: point.address, HouseNumber: '', City: point.city, ZipCode: point.postalCode }
}
