import type { StartCommand } from './payment-provider.ts'

/** An address in the format of lenders; unknown fields are ''. */
export type Destination = {
  readonly county: string
  readonly city: string
  readonly street: string
  readonly number: string
  readonly details: string
  readonly postalCode: string
}

/** The destination of the order: the customer's address, or the pickup point's. */
export function destinationOf({ delivery, billingAddress }: StartCommand): Destination {
  const { point } = delivery
  if (!delivery.address && point)
    return {
      county: point.county,
      city: point.city,
      street: point.address,
      number: '',
      details: point.name,
      postalCode: point.postalCode,
    }
  return destinationFrom(delivery.address ?? billingAddress)
}

/** The payer's home address, as far as the order contains it. */
export function payerAddressOf(command: StartCommand): Destination {
  return command.billingAddress ? destinationFrom(command.billingAddress) : destinationOf(command)
}

function destinationFrom(address: StartCommand['billingAddress']): Destination {
  return {
    county: address?.county.name ?? '',
    city: address?.locality.name ?? '',
    street: address?.street ?? '',
    number: address?.number ?? '',
    details: address?.details ?? '',
    postalCode: address?.postalCode ?? '',
  }
}
