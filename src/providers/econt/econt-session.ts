import { type Result, refuse } from '#domain/result.ts'
import { type CarrierLink, jsonOf } from '../delivery/carrier-link.ts'
import type { ProviderFailure } from '../failure.ts'

export type EcontLogin = { readonly username: string; readonly password: string }

export type EcontService =
  | 'Nomenclatures/NomenclaturesService.getOffices'
  | 'Shipments/LabelService.createLabel'
  | 'Shipments/LabelService.deleteLabels'
  | 'Shipments/ShipmentService.getShipmentStatuses'
  | 'Shipments/ShipmentService.getMyAWB'

export type EcontSession = {
  readonly headers: { readonly authorization: string }
  readonly ask: (
    service: EcontService,
    body: unknown,
    isRepeatable: boolean,
  ) => Promise<Result<unknown, ProviderFailure>>
}

/** The carrier's own status for requests it rejects: an invalid office, an unknown address. */
const refusedStatus = 517

/** Basic auth; every service is a JSON POST (providers.md "Delivery"). */
export function createEcontSession(
  link: CarrierLink,
  { username, password }: EcontLogin,
): EcontSession {
  const pair = Buffer.from(`${username}:${password}`).toString('base64')
  const headers = { authorization: `Basic ${pair}` }
  return {
    headers,
    ask: async (service, body, isRepeatable) => {
      const answered = await link.call({
        method: 'POST',
        url: `${link.baseUrl}/${service}.json`,
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        isRepeatable,
      })
      if (answered.ok) return jsonOf(answered)
      const { refusal } = answered
      return refusal.kind === 'server-error' && refusal.status === refusedStatus
        ? refuse({ kind: 'rejected', status: refusedStatus })
        : answered
    },
  }
}
