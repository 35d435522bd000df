import type { SandboxKeys } from '../../keys.ts'
import type { Outcome, PlayedProvider, Settled } from '../../played-provider.ts'
import { sealRsa } from './ro-cipher.ts'

const settledBy: Readonly<Partial<Record<Outcome, Settled>>> = {
  approve: { state: 'approved', isCaptured: true, webhookStatuses: ['1'] },
  decline: { state: 'rejected', webhookStatuses: ['0'] },
  later: { state: 'submitted', webhookStatuses: [] },
  cancel: { state: 'cancelled', webhookStatuses: ['0'] },
  abandon: { state: 'submitted', webhookStatuses: [] },
  expire: { state: 'cancelled', webhookStatuses: ['0'] },
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['1', 'Aprobat'],
  ['0', 'Respins sau anulat'],
])

/** The webhook reports only 1 and 0; a named status, as a scenario may use it, maps to one of the two. */
const statusIds: ReadonlyMap<string, string> = new Map([
  ['approved', '1'],
  ['rejected', '0'],
  ['cancelled', '0'],
  ['submitted', '0'],
])

export function createRoProvider(keys: SandboxKeys['tbiRo']): PlayedProvider {
  return {
    name: 'TBI Bank',
    settle: ({ state }, outcome) => (state === 'submitted' ? settledBy[outcome] : undefined),
    writeWebhook: ({ webhookUrl, facts }, status, isSpoilt) => {
      if (!webhookUrl) return undefined
      const status_id = statusIds.get(status) ?? status
      const fields = { order_id: facts.reference, status_id, motiv: reasons.get(status_id) ?? '' }
      const key = isSpoilt ? keys.bankPublicKey : keys.shopPublicKey
      return {
        url: webhookUrl,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ order_data: sealRsa(JSON.stringify(fields), key) }).toString(),
      }
    },
  }
}
