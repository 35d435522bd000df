import type { Market } from '#domain/market/market.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { type ProviderId, providerOf } from '#domain/payment/provider.ts'

const names: Record<ProviderId, string> = {
  stripe: 'Stripe',
  oney: 'Oney',
  'tbi-ro': 'tbi bank',
  'tbi-bg': 'tbi bank',
  'tbi-gr': 'tbi bank',
  cofidis: 'Cofidis',
}

/** The name of a method's payment provider, the same in every language; `undefined` for methods paid on delivery. */
export function providerName(market: Market, method: PaymentMethodId): string | undefined {
  const provider = providerOf(market, method)
  return provider && names[provider]
}
