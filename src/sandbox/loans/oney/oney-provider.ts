import type { SandboxKeys } from '../../keys.ts'
import type { PlayedPayment } from '../../payments.ts'
import type { Outcome, PlayedProvider, Settled } from '../../played-provider.ts'

const cancelled: Settled = { state: 'CANCELLED', webhookStatuses: ['CANCELLED'] }

/** An accepted application still has to be confirmed by the shop; the money moves then. */
const settledBy: Readonly<Partial<Record<Outcome, Settled>>> = {
  approve: { state: 'FAVORABLE', webhookStatuses: ['FAVORABLE'] },
  decline: { state: 'REFUSED', webhookStatuses: ['REFUSED'] },
  later: { state: 'PENDING', facts: { label: 'WAITING_ONEY' }, webhookStatuses: ['PENDING'] },
  cancel: { state: 'ABORTED', webhookStatuses: ['ABORTED'] },
  abandon: { state: 'PENDING', webhookStatuses: [] },
  expire: cancelled,
}

export const statusLabels: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'WAITING_ONEY'],
  ['FAVORABLE', 'FAVORABLE'],
  ['FUNDED', 'FUNDED'],
  ['REFUSED', 'REFUSED'],
  ['ABORTED', 'ABORTED'],
  ['CANCELLED', 'CANCELLED'],
])

export function createOneyProvider({ merchantGuid }: SandboxKeys['oney']): PlayedProvider {
  return {
    name: 'Oney',
    settle: ({ state }, outcome) => {
      if (state === 'PENDING') return settledBy[outcome]
      return state === 'FAVORABLE' && outcome === 'expire' ? cancelled : undefined
    },
    writeWebhook: (payment, status, isSpoilt) => {
      if (!payment.webhookUrl) return undefined
      return {
        url: payment.webhookUrl,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(
          webhookBody(payment, status, isSpoilt ? 'somebody-else' : merchantGuid),
        ),
      }
    },
  }
}

function webhookBody({ facts }: PlayedPayment, status: string, merchantGuid: string) {
  return {
    language_code: 'ro',
    merchant_guid: merchantGuid,
    purchase: {
      external_reference: facts.reference,
      status_code: status,
      status_label: statusLabels.get(status) ?? status,
    },
  }
}
