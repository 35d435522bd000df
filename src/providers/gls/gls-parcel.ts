import { toUnits } from '#domain/money/units.ts'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'

/** Where parcels are fetched from. */
export type GlsSender = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly street: string
  readonly houseNumber: string
  readonly city: string
  readonly postalCode: string
}

/** providers.md "Delivery": one parcel of `PrintLabels`; a point is the service PSD. */
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

/** Where parcels are fetched from, and where those to the shop are brought. */
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
