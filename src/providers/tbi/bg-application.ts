import { toUnits } from '#domain/money/units.ts'
import { destinationOf } from '../payment/destination.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { splitName } from '../payment/person-name.ts'
import { pricedItems } from '../payment/priced-items.ts'
import type { Fields } from '../read-fields.ts'

/**
 * The plaintext of RegisterApplication. `lastname` is the family name; the meaning of `surname` is not confirmed
 * (providers.md, TBI Bulgaria).
 */
export function bgApplication(command: StartCommand): Fields {
  const { terms, customer } = command
  const { first, last } = splitName(customer.name)
  return {
    orderid: orderReferenceOf(command),
    firstname: first,
    lastname: last,
    surname: '',
    email: customer.email,
    phone: customer.phone,
    deliveryaddress: deliveryAddress(command),
    items: pricedItems(command.lines).map(line => ({
      name: line.name,
      description: line.name,
      qty: 1,
      price: toUnits(line.amount),
      sku: line.sku,
      category: line.category,
      imagelink: line.imageUrl ?? '',
    })),
    ...(terms && { scheme_id: terms.schemeId, period: terms.installments }),
    downpayment: terms ? toUnits(terms.downPayment) : 0,
    promo: terms?.isPromo ? 1 : 0,
    bnpl: 0,
    successRedirectURL: command.returnUrl,
    failRedirectURL: command.returnUrl,
    statusURL: command.webhookUrl,
    currency: command.amount.currency,
  }
}

function deliveryAddress(command: StartCommand): Fields {
  const { county, city, street, number, details, postalCode } = destinationOf(command)
  return {
    country: 'BG',
    county,
    city,
    streetname: street,
    streetno: number,
    buildingno: details,
    entranceno: '',
    floorno: '',
    apartmentno: '',
    postalcode: postalCode,
  }
}
