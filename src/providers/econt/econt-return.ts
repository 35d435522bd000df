import type { Address } from '#domain/address/address.ts'
import { timesOf } from '#domain/inbound/courier-hours.ts'
import type { ReturnCommand } from '../delivery/delivery-provider.ts'
import type { EcontSender } from './econt-label.ts'

/**
 * The body of `createLabel` for a parcel to the shop, which the shop collects and pays for at the office where it hands
 * in its own parcels. Also orders the courier. Not confirmed: who pays (`paymentReceiverMethod`), and that a drop-off
 * needs no office (providers.md "Delivery").
 */
export function econtReturn(command: ReturnCommand, key: string, shop: EcontSender) {
  return {
    mode: 'create',
    ...courierOf(command.handover),
    label: {
      senderClient: {
        name: command.sender.name,
        phones: [command.sender.phone],
        email: command.sender.email,
      },
      ...placeOf(command.handover),
      receiverClient: { name: shop.name, phones: [shop.phone] },
      receiverOfficeCode: shop.officeCode,
      paymentReceiverMethod: 'credit',
      packCount: 1,
      shipmentType: 'PACK',
      weight: command.weightGrams / 1_000,
      shipmentDescription: command.number,
      orderNumber: key,
    },
  }
}

function courierOf(handover: ReturnCommand['handover']) {
  if (handover.kind !== 'courier') return {}
  const { from, to } = timesOf(handover.hours)
  return {
    requestCourierTimeFrom: `${handover.day} ${from}`,
    requestCourierTimeTo: `${handover.day} ${to}`,
  }
}

function placeOf(handover: ReturnCommand['handover']) {
  if (handover.kind === 'courier') return { senderAddress: addressOf(handover.from) }
  return handover.point ? { senderOfficeCode: handover.point.id } : {}
}

function addressOf({ locality, postalCode, street, number, details }: Address) {
  return {
    city: { country: { code3: 'BGR' }, name: locality.name, postCode: postalCode },
    street,
    num: number,
    ...(details && { other: details }),
  }
}
