import { convert } from '#domain/money/convert.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { DeliveryProvider, Parcel } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import { readLabelFacts } from '#store/shipment/label-facts.ts'
import type { UnlabelledShipment } from '#store/shipment/shipments.ts'
import type { Sql } from '#store/transaction.ts'
import { shipmentCommand } from './shipment-command.ts'

export type NoParcel =
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'provider-failure'; readonly failure: ProviderFailure }

/**
 * An earlier attempt may have created the parcel, so it is looked up before it is created again (orders.md, Providers'
 * contracts 6).
 */
export async function obtainParcel(
  sql: Sql,
  provider: DeliveryProvider,
  { id, attempts }: UnlabelledShipment,
): Promise<Result<Parcel, NoParcel>> {
  if (attempts > 1) {
    const found = await provider.findByReference(id)
    if (!found.ok) return refuse({ kind: 'provider-failure', failure: found.refusal })
    if (found.value) return ok(found.value)
  }
  const command = shipmentCommand(await readLabelFacts(sql, id))
  const { cashLimit } = provider.capabilities
  if (cashLimit && command.cash.minor > convert(cashLimit, command.cash.currency).minor)
    return refuse({ kind: 'rejected', reason: 'more to collect than the carrier takes' })
  const made = await provider.createShipment(command, id)
  switch (made.kind) {
    case 'created':
      return ok(made.parcel)
    case 'rejected':
      return refuse(made)
    case 'unknown':
      return refuse({ kind: 'provider-failure', failure: made.failure })
  }
}
