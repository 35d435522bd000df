import type { Patience } from '../call.ts'

export type OneyConfig = {
  readonly baseUrl: string
  readonly merchantGuid: string
  readonly pspGuid: string
  readonly paymentKey: string
  /** Of the simulations. */
  readonly marketingKey: string
  /** Base64 of 32 bytes. */
  readonly encryptionKey: string
  /** Whether requests are encrypted; answers are read either way. */
  readonly encryptsBody: boolean
  /** Hosts a shopper may be sent to; any where it is not given. */
  readonly returnedUrlHosts?: readonly string[]
  readonly patience?: Patience
}
