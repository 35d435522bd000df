import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { PaymentProviders } from '#services/context.ts'

/**
 * Ways to break the shop's payments, each of which the oracle has to detect: `blind-to-amounts` accepts a capture of
 * any amount, `new-key-each-time` retries the same refund under another key.
 */
export type Sabotage = 'blind-to-amounts' | 'new-key-each-time'

export function sabotaged(
  providers: PaymentProviders,
  sabotage: Sabotage | undefined,
): PaymentProviders {
  return sabotage === undefined
    ? providers
    : Object.fromEntries(
        Object.values(providers).map(provider => [provider.id, spoils[sabotage](provider)]),
      )
}

const spoils: Record<Sabotage, (provider: PaymentProvider) => PaymentProvider> = {
  'blind-to-amounts': provider => ({
    ...provider,
    fetchStatus: async reference => {
      const result = await provider.fetchStatus(reference)
      return result.ok
        ? { ...result, value: result.value.map(({ amount: _amount, ...event }) => event) }
        : result
    },
  }),
  'new-key-each-time': provider => ({
    ...provider,
    refund: (reference, amount) => provider.refund(reference, amount, randomUUID()),
  }),
}
