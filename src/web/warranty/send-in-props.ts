import type { SendInForm } from '#contract/warranty-form.ts'
import type { Address } from '#domain/address/address.ts'
import type { OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Day } from '#domain/time/day.ts'
import type { ClaimRefusal } from '#domain/warranty/claim-request.ts'
import type { WarrantedDevice } from '#domain/warranty/warranty-view.ts'

/** An address where a courier can pick up the parcel. */
export type PickupAddress = { readonly id: string; readonly address: Address }

export type SendInRefused = {
  readonly refusal: ClaimRefusal | { readonly kind: 'handover-needed' | 'problem-needed' }
  readonly given: SendInForm
}

export type SendInProps = {
  readonly device: WarrantedDevice
  readonly handovers: readonly OfferedHandover[]
  readonly addresses: readonly PickupAddress[]
  readonly today: Day
  readonly refused: SendInRefused | undefined
}
