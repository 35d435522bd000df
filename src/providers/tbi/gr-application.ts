import { toUnits } from '#domain/money/units.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { type Destination, destinationOf, payerAddressOf } from '../payment/destination.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { splitName } from '../payment/person-name.ts'
import type { Fields } from '../read-fields.ts'

/** Not confirmed: which product code stands for which terms. */
const productCodeOf: Readonly<Partial<Record<PaymentMethodId, string>>> = {
  bnpl: 'BNPL',
  promoMulti: 'PROMO',
  standard: 'STANDARD',
}

/**
 * Fields down to `bankingproductcode` are documented; those below are our own model, not confirmed (providers.md,
 * TBI Greece).
 */
export function grApplication(command: StartCommand, resellerCode: string): Fields {
  const { terms, customer, amount } = command
  const { first, last } = splitName(customer.name)
  return {
    firstname: first,
    lastname: last,
    surname: last,
    pin: '',
    origin: 'POS_Online',
    resellercode: resellerCode,
    email: customer.email,
    phone: customer.phone,
    billingaddress: addressOf(payerAddressOf(command)),
    deliveryaddress: addressOf(destinationOf(command)),
    orderid: orderReferenceOf(command),
    bankingproductcode: productCodeOf[command.method] ?? '',
    amount: toUnits(amount),
    currency: amount.currency,
    installments: terms?.installments ?? 1,
    returnurl: command.returnUrl,
  }
}

function addressOf({ county, city, street, number, postalCode }: Destination): Fields {
  return {
    country: 'GR',
    county,
    city,
    streetname: street,
    streetno: number,
    postalcode: postalCode,
  }
}
