import { toUnits } from '#domain/money/units.ts'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'

/** The address where parcels are collected. */
export type GlsSender = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly street: string
  readonly houseNumber: string
  readonly city: string
  readonly postalCode: string
}

/** One parcel of `PrintLabels`; a pickup point is the service PSD (providers.md "Delivery"). */
export function glsParcel(
  command: ShipmentCommand,
  key: string,
  sender: GlsSender,
  clientNumber: string,
) {
  return {
    ClientNumber: Number(clientNumber),
    ClientReference: key,
    Content: command.orderNumber,
    Count: 1,
    CODAmount: toUnits(command.cash),
    ...(command.cash.minor > 0 && {
      CODReference: command.orderNumber,
      CODCurrency: command.cash.currency,
    }),
    PickupAddress: shopAddress(sender),
    DeliveryAddress: {
      Name: command.recipient.name,
      CountryIsoCode: 'HU',
      ContactName: command.recipient.name,
      ContactPhone: command.recipient.phone,
      ContactEmail: command.recipient.email,
      ...placeOf(command.to),
    },
    ServiceList:
      command.to.kind === 'point'
        ? [{ Code: 'PSD', PSDParameter: { StringValue: command.to.point.id } }]
        : [],
  }
}

/** The address where parcels are collected, and to which parcels to the shop are delivered. */
export function shopAddress(sender: GlsSender) {
  return {
    Name: sender.name,
    Street: sender.street,
    HouseNumber: sender.houseNumber,
    City: sender.city,
    ZipCode: sender.postalCode,
    CountryIsoCode: 'HU',
    ContactName: sender.name,
    ContactPhone: sender.phone,
    ContactEmail: sender.email,
  }
}

function placeOf(to: ShipmentCommand['to']) {
  if (to.kind === 'point') {
    const { address, city, postalCode } = to.point
    return { Street: address, HouseNumber: '', City: city, ZipCode: postalCode }
  }
  const { street, number, details, locality, postalCode } = to.address
  return {
    Street: street,
    HouseNumber: number,
    HouseNumberInfo: details ?? '',
    City: locality.name,
    ZipCode: postalCode,
  }
}
