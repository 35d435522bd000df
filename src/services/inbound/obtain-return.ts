import { ok, type Result, refuse } from '#domain/result.ts'
import type { DeliveryProvider, Parcel } from '#providers/delivery/delivery-provider.ts'
import type { LockedInbound } from '#store/inbound/inbounds.ts'
import type { NoParcel } from '../shipment/obtain-parcel.ts'
import { weigh } from '../shipment/weigh.ts'

/**
 * An earlier attempt may have created the parcel, so it is looked up before it is created again (orders.md,
 * Providers' contracts 6).
 */
export async function obtainReturn(
  provider: DeliveryProvider,
  parcel: LockedInbound,
): Promise<Result<Parcel, NoParcel>> {
  const { id, attempts, number, sender, handover } = parcel
  if (attempts > 1) {
    const found = await provider.findByReference(id)
    if (!found.ok) return refuse({ kind: 'provider-failure', failure: found.refusal })
    if (found.value) return ok(found.value)
  }
  const devices = parcel.devices.length > 0 ? parcel.devices : (['SMARTPHONE'] as const)
  const command = { number, sender, handover, weightGrams: weigh(devices, 0) }
  const made = await provider.createReturn(command, id)
  switch (made.kind) {
    case 'created':
      return ok(made.parcel)
    case 'rejected':
      return refuse(made)
    case 'unknown':
      return refuse({ kind: 'provider-failure', failure: made.failure })
  }
}
