import type { Result } from '#domain/result.ts'
import type { DeviceIdentifier } from '#domain/trade-in/device-identifier.ts'
import type { RegisterVerdict } from '#domain/trade-in/trade-in-refusal.ts'
import type { ProviderFailure } from '../failure.ts'

/** A register of lost, stolen, blocked and locked devices. Responds in a bounded time and never throws. */
export type DeviceRegister = {
  readonly check: (device: DeviceIdentifier) => Promise<Result<RegisterVerdict, ProviderFailure>>
}

/** If no register is connected, no device is ever `clean`. */
export const noRegister: DeviceRegister = {
  check: async () => ({ ok: false, refusal: { kind: 'unreachable', cause: 'not connected' } }),
}
