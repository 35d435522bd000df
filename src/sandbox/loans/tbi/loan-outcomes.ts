import type { PlayedPayment } from '../../payments.ts'
import type { Outcome, Settled } from '../../played-provider.ts'

/**
 * TBI Bulgaria's names for the status of an application (providers.md, TBI Bulgaria); the fake of TBI Greece uses
 * the same ones.
 */
const settledBy: Readonly<Partial<Record<Outcome, Settled>>> = {
  approve: { state: 'ContractSigned', isCaptured: true, webhookStatuses: ['ContractSigned'] },
  decline: { state: 'Rejected', webhookStatuses: ['Rejected'] },
  later: { state: 'InProgress', webhookStatuses: ['InProgress'] },
  cancel: { state: 'Canceled', webhookStatuses: ['Canceled'] },
  expire: { state: 'Canceled', webhookStatuses: ['Canceled'] },
}

const openStates = ['Draft', 'InProgress']

export function settleLoan({ state }: PlayedPayment, outcome: Outcome): Settled | undefined {
  if (!openStates.includes(state)) return undefined
  return outcome === 'abandon' ? { state, webhookStatuses: [] } : settledBy[outcome]
}
