import { createHash } from 'node:crypto'
import type { Result } from '#domain/result.ts'
import { type CarrierLink, jsonOf } from '../delivery/carrier-link.ts'
import type { ProviderFailure } from '../failure.ts'

export type GlsLogin = {
  readonly username: string
  readonly password: string
  readonly clientNumber: string
}

export type GlsOperation =
  | 'PrintLabels'
  | 'GetPrintedLabels'
  | 'GetParcelList'
  | 'GetParcelStatuses'
  | 'DeleteLabels'

export type GlsSession = {
  readonly call: (
    operation: GlsOperation,
    body: object,
    isRepeatable: boolean,
  ) => Promise<Result<unknown, ProviderFailure>>
}

/** Every call contains user and password, the password as the bytes of its SHA-512 (providers.md "Delivery"). */
export function createGlsSession(link: CarrierLink, login: GlsLogin): GlsSession {
  const credentials = {
    Username: login.username,
    Password: [...createHash('sha512').update(login.password).digest()],
    ClientNumberList: [Number(login.clientNumber)],
  }
  return {
    call: async (operation, body, isRepeatable) =>
      jsonOf(
        await link.call({
          method: 'POST',
          url: `${link.baseUrl}/ParcelService.svc/json/${operation}`,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ ...credentials, ...body }),
          isRepeatable,
        }),
      ),
  }
}
