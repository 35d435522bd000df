import { toUnitText } from '#domain/money/units.ts'
import { type Destination, destinationOf, payerAddressOf } from '../payment/destination.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { splitName } from '../payment/person-name.ts'
import { pricedItems } from '../payment/priced-items.ts'
import type { Fields } from '../read-fields.ts'

export type TbiRoStore = {
  readonly storeId: string
  readonly username: string
  readonly password: string
}

/**
 * The plaintext of `order_data`. The shop does not ask customers for a personal number (cnp) (providers.md, TBI
 * Romania).
 */
export function roOrder(command: StartCommand, store: TbiRoStore): Fields {
  const { first, last } = splitName(command.customer.name)
  return {
    store_id: store.storeId,
    order_id: orderReferenceOf(command),
    back_ref: command.webhookUrl,
    ...returnTo(command.returnUrl),
    order_total: toUnitText(command.amount),
    username: store.username,
    password: store.password,
    customer: {
      fname: first,
      lname: last,
      cnp: '',
      email: command.customer.email,
      phone: command.customer.phone,
      ...addressOf('billing', payerAddressOf(command)),
      ...addressOf('shipping', destinationOf(command)),
      instalments: String(command.terms?.installments ?? 1),
      promo: command.terms?.isPromo ? 1 : 0,
    },
    items: pricedItems(command.lines).map(line => ({
      name: line.name,
      qty: '1.0000',
      price: toUnitText(line.amount),
      category: line.category,
      sku: line.sku,
      ImageLink: line.imageUrl ?? '',
    })),
  }
}

/** Not confirmed: there is no public documentation of how the customer returns to the shop. */
function returnTo(returnUrl: string): Fields {
  return { return_url: returnUrl }
}

function addressOf(kind: 'billing' | 'shipping', destination: Destination): Fields {
  return {
    [`${kind}_address`]: [destination.street, destination.number, destination.details]
      .filter(part => part !== '')
      .join(' '),
    [`${kind}_city`]: destination.city,
    [`${kind}_county`]: destination.county,
  }
}
