import type { Patience } from '../call.ts'

export type OneyConfig = {
  readonly baseUrl: string
  readonly merchantGuid: string
  readonly pspGuid: string
  readonly paymentKey: string
  /** For the simulations. */
  readonly marketingKey: string
  /** Base64 of 32 bytes. */
  readonly encryptionKey: string
  /** Whether requests are encrypted; responses are read either way. */
  readonly encryptsBody: boolean
  /** The hosts a customer may be redirected to; default: any. */
  readonly returnedUrlHosts?: readonly string[]
  readonly patience?: Patience
}
