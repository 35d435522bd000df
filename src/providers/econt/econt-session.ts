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
  readonly call: (
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
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  const headers = { authorization: `Basic ${credentials}` }
  return {
    headers,
    call: async (service, body, isRepeatable) => {
      const response = await link.call({
        method: 'POST',
        url: `${link.baseUrl}/${service}.json`,
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        isRepeatable,
      })
      if (response.ok) return jsonOf(response)
      const { refusal } = response
      return refusal.kind === 'server-error' && refusal.status === refusedStatus
        ? refuse({ kind: 'rejected', status: refusedStatus })
        : response
    },
  }
}
