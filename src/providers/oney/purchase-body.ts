import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import { toUnits } from '#domain/money/units.ts'
import { type Destination, destinationOf, payerAddressOf } from '../payment/destination.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { SoldLine, StartCommand } from '../payment/payment-provider.ts'
import { splitName } from '../payment/person-name.ts'
import { pricedItems } from '../payment/priced-items.ts'
import type { Fields } from '../read-fields.ts'

/** Not confirmed: the meaning of Oney's codes. They are used only here. */
const codes = {
  delivery: {
    courier: { delivery_mode_code: 4, delivery_option: 2, address_type: 5 },
    locker: { delivery_mode_code: 2, delivery_option: 2, address_type: 2 },
    office: { delivery_mode_code: 2, delivery_option: 2, address_type: 2 },
  } satisfies Record<DeliveryKind, Fields>,
  priority: 0,
  category: { device: 16, accessory: 16, service: 10, delivery: 10, discount: 10 } satisfies Record<
    SoldLine['category'],
    number
  >,
  natural_person: 2,
  /** The shop does not ask customers for a title. */
  honorific: 1,
  country: { country_code: 'ROU', country_label: 'România' },
}

const dayMs = 86_400_000
const expectedAfterDays = 2

/** The body of a purchase, without guids. The request id is the attempt's key (providers.md, Oney). */
export function purchaseBody(command: StartCommand, now = new Date()): Fields {
  const { terms, amount, key } = command
  if (!terms) throw new TypeError('An Oney payment has a business transaction code')
  const total = { payment_amount: toUnits(amount), currency_code: amount.currency }
  return {
    merchant_request_id: key,
    purchase: purchaseOf(command, now),
    customer: customerOf(command),
    payment: { ...total, payment_type: 0, business_transaction: { code: terms.schemeId } },
    navigation: {
      success_url: command.returnUrl,
      fail_url: command.returnUrl,
      alternative_return_url: command.returnUrl,
      server_response_url: command.webhookUrl,
    },
  }
}

function purchaseOf(command: StartCommand, now: Date): Fields {
  const items = pricedItems(command.lines)
  const expected = new Date(now.getTime() + expectedAfterDays * dayMs)
  return {
    external_reference_type: 'CMDE',
    external_reference: orderReferenceOf(command),
    purchase_amount: toUnits(command.amount),
    currency_code: command.amount.currency,
    delivery: {
      delivery_date: expected.toISOString().slice(0, 10),
      ...codes.delivery[command.delivery.kind],
      priority_delivery_code: codes.priority,
      delivery_address: addressOf(destinationOf(command)),
    },
    number_of_items: items.length,
    item_list: items.map((line, index) => ({
      is_main_item: index === 0 ? 1 : 0,
      category_code: codes.category[line.category],
      label: line.name,
      item_external_code: line.sku,
      quantity: 1,
      price: toUnits(line.amount),
    })),
  }
}

function customerOf(command: StartCommand): Fields {
  const { customer, orderNumber } = command
  const { first, last } = splitName(customer.name)
  return {
    customer_external_code: orderNumber,
    language_code: 'ro',
    identity: {
      person_type: codes.natural_person,
      honorific_code: codes.honorific,
      birth_name: last,
      first_name: first,
    },
    contact_details: { mobile_phone_number: customer.phone, email_address: customer.email },
    customer_address: addressOf(payerAddressOf(command)),
  }
}

function addressOf({ street, number, details, postalCode, city }: Destination): Fields {
  return {
    line1: [street, number].filter(part => part !== '').join(' '),
    ...(details !== '' && { line2: details }),
    postal_code: postalCode,
    municipality: city,
    ...codes.country,
  }
}
