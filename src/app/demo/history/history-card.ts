import { ok, refuse } from '#domain/result.ts'
import type { PaymentProvider, StartCommand } from '#providers/payment/payment-provider.ts'

/**
 * The card payments of a history. The reference of each says what was paid, so that the sandbox can refund it later
 * (`src/sandbox/stripe/recalled-payment.ts`).
 */
export function createHistoryCard() {
  const started = new Map<string, StartCommand>()
  const provider: PaymentProvider = {
    id: 'stripe',
    capabilities: {
      flow: 'redirect',
      capture: 'automatic',
      refund: 'by-call',
      markets: ['ro', 'bg', 'hu', 'gr'],
      webhooks: 'signed',
    },
    schemes: async () => ok([]),
    start: async command => {
      started.set(command.orderNumber, command)
      return { kind: 'redirect', url: command.returnUrl, providerRef: sessionOf(command) }
    },
    parseWebhook: () => refuse({ kind: 'unreadable' }),
    fetchStatus: async () => ok([]),
    capture: async () => ok(undefined),
    cancel: async () => ok({ kind: 'cancelled' }),
    refund: async (_reference, _amount, key) =>
      ok({ kind: 'succeeded', refundRef: `re_history_${key}` }),
  }
  return {
    provider,
    /** What the bank says of an order whose payment was started; `undefined` if it was not. */
    paidEvent: (orderNumber: string) => {
      const command = started.get(orderNumber)
      if (!command) return undefined
      const session = sessionOf(command)
      return {
        paymentId: command.attemptId,
        event: {
          type: 'captured',
          eventId: `history ${command.attemptId}`,
          providerRef: session,
          captureRef: session.replace(/^cs_test_/, 'pi_'),
          amount: command.amount,
        },
      } as const
    },
  }
}

function sessionOf({ orderNumber, amount }: StartCommand): string {
  return `cs_test_history_${amount.minor}_${amount.currency}_${orderNumber}`
}
