import type { PlayedPayment } from '../../payments.ts'
import type { Outcome, Settled } from '../../played-provider.ts'

/** providers.md, TBI Bulgaria: its words for how an application stands; TBI Greece is played with the same ones. */
const settledBy: Readonly<Partial<Record<Outcome, Settled>>> = {
  approve: { state: 'ContractSigned', isCaptured: true, says: ['ContractSigned'] },
  decline: { state: 'Rejected', says: ['Rejected'] },
  later: { state: 'InProgress', says: ['InProgress'] },
  cancel: { state: 'Canceled', says: ['Canceled'] },
  expire: { state: 'Canceled', says: ['Canceled'] },
}

const openStates = ['Draft', 'InProgress']

export function settleLoan({ state }: PlayedPayment, outcome: Outcome): Settled | undefined {
  if (!openStates.includes(state)) return undefined
  return outcome === 'abandon' ? { state, says: [] } : settledBy[outcome]
}
