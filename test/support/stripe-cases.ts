import { randomUUID } from 'node:crypto'
import type { StartCommand } from '#providers/payment/payment-provider.ts'
import { createStripe, type StripeConfig } from '#providers/stripe/stripe.ts'
import { sandboxKeys } from './sandbox.ts'

/** With a timeout long enough for a busy machine; a test can shorten it. */
export function stripeAt(stripePort: number, more: Partial<StripeConfig> = {}) {
  return createStripe({
    secretKey: sandboxKeys.stripe.secretKey,
    webhookSecrets: [sandboxKeys.stripe.webhookSecret],
    host: '127.0.0.1',
    port: stripePort,
    protocol: 'http',
    ...more,
  })
}

/** A phone for 1.299 lei with a case for 49 lei, to be paid within 15 minutes. */
export function aCardStart(more: Partial<StartCommand> = {}): StartCommand {
  const attemptId = randomUUID()
  return {
    attemptId,
    orderNumber: 'RO000012344',
    market: 'ro',
    method: 'card',
    amount: { minor: 134800, currency: 'RON' },
    byWallet: false,
    key: `start-${attemptId}`,
    customer: { name: 'Ana Pop', email: 'ana@example.com', phone: '+40712345678' },
    delivery: { kind: 'courier' },
    lines: [
      {
        name: 'Telefon 128 GB',
        sku: 'P-1',
        category: 'device',
        amount: { minor: 129900, currency: 'RON' },
      },
      { name: 'Husă', sku: 'A-1', category: 'accessory', amount: { minor: 4900, currency: 'RON' } },
    ],
    returnUrl: 'http://shop.example/plata/RO000012344/?t=token',
    webhookUrl: `http://127.0.0.1:9/api/webhooks/stripe/?attempt=${attemptId}&t=secret`,
    payableUntil: new Date(Date.now() + 15 * 60_000),
    ...more,
  }
}

export function referenceOf(command: StartCommand, providerRef: string) {
  const { attemptId, orderNumber, market, method, amount } = command
  return { attemptId, orderNumber, market, method, amount, providerRef }
}
