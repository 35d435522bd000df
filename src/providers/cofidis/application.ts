import { toUnits } from '#domain/money/units.ts'
import { orderReferenceOf } from '../payment/order-reference.ts'
import type { StartCommand } from '../payment/payment-provider.ts'
import { pricedItems } from '../payment/priced-items.ts'

/** What Cofidis knows a shop by. */
export type CofidisShop = {
  readonly shopId: string
  readonly name: string
  readonly phone: string
  readonly email: string
}

type Parameters = Record<string, string>

/** providers.md, Cofidis: the parameters that open the form. Not confirmed: the last one; nothing public says how the shopper comes back. */
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

/** Spec 4.3 and 5.4, not confirmed by anything public: how a shopper who wants to be called is told to Cofidis. */
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
