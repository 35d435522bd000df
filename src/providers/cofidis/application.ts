import { toUnits } from '#domain/money/units.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { pricedItems } from '../payment/priced-items.ts'

/** How Cofidis identifies a shop. */
export type CofidisShop = {
  readonly shopId: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

type Parameters = Record<string, string>

/**
 * The parameters that open the form (providers.md, Cofidis). Not confirmed: the last one; there is no public
 * documentation of how the customer returns.
 */
export function launchParameters(command: StartCommand, shop: CofidisShop): Parameters {
  const { terms, amount } = command
  if (!terms) throw new TypeError('A Cofidis loan has a barem')
  return {
    shopId: shop.shopId,
    barem: terms.schemeId,
    amount: String(toUnits(amount)),
    downpmnt: String(toUnits(terms.downPayment)),
    product: pricedItems(command.lines)
      .map(({ name }) => name.replaceAll('|', '/'))
      .join('|'),
    order_id: orderReferenceOf(command),
    identification_type: '1',
    shop_nev: shop.name,
    shop_telefon: shop.phone,
    shop_email: shop.email,
    return_url: command.returnUrl,
  }
}

/**
 * The parameters that report a customer who wants to be called (Spec 4.3 and 5.4); not confirmed by any public
 * documentation.
 */
export function callbackParameters(command: StartCommand, shop: CofidisShop): Parameters {
  return {
    ...launchParameters(command, shop),
    month: String(command.terms?.installments ?? ''),
    nev: command.customer.name,
    email: command.customer.email,
    telefon: command.terms?.person?.customerPhone ?? command.customer.phone,
    anyja_neve: command.terms?.person?.customerMotherName ?? '',
    szuletesi_datum: command.terms?.person?.customerBirthDate ?? '',
    callback: 'true',
    ecommerce: 'false',
  }
}
