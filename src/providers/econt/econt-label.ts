import { toUnits } from '#domain/money/units.ts'
import type { ShipmentCommand } from '../delivery/delivery-provider.ts'

/** The sender, and the office at which parcels are handed in. */
export type EcontSender = {
  readonly name: string
  readonly phone: string
  readonly officeCode: string
}

/** The body of `createLabel`; `orderNumber` is our reference (providers.md "Delivery"). */
export function econtLabel(command: ShipmentCommand, key: string, sender: EcontSender) {
  return {
    mode: 'create',
    label: {
      senderClient: { name: sender.name, phones: [sender.phone] },
      senderOfficeCode: sender.officeCode,
      receiverClient: {
        name: command.recipient.name,
        phones: [command.recipient.phone],
        email: command.recipient.email,
      },
      ...receiverOf(command.to),
      packCount: 1,
      shipmentType: 'PACK',
      weight: command.weightGrams / 1_000,
      shipmentDescription: command.orderNumber,
      orderNumber: key,
      ...(command.cash.minor > 0 && {
        services: {
          cdAmount: toUnits(command.cash),
          cdType: 'get',
          cdCurrency: command.cash.currency,
        },
      }),
    },
  }
}

function receiverOf(to: ShipmentCommand['to']) {
  if (to.kind === 'point') return { receiverOfficeCode: to.point.id }
  const { street, number, details, locality, postalCode } = to.address
  return {
    receiverAddress: {
      city: { country: { code3: 'BGR' }, name: locality.name, postCode: postalCode },
      street,
      num: number,
      ...(details && { other: details }),
    },
  }
}
