import { parseImei } from '#domain/device/imei.ts'
import { isValid } from '#domain/order/order-state.ts'
import { type PackRefusal, packRefusal } from '#domain/order/pack-check.ts'
import { isBeforeHandover } from '#domain/order/shipment-state.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { parseIdentifier } from '#domain/trade-in/device-identifier.ts'
import { lockShipment } from '#store/shipment/shipments.ts'
import { listUnitsOfParcel, markPacked } from '#store/staff/order-facts.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

export type PackingRefusal =
  | PackRefusal
  | { readonly kind: 'not-found' }
  | { readonly kind: 'move-not-allowed' }
  | { readonly kind: 'order-held' }

/**
 * The devices in a box are those that were sold: only then its label is printed. `scanned` are IMEIs and serial numbers
 * as a scanner types them. Packed once, it stays packed.
 */
export function packParcel(
  ctx: Ctx,
  parcelId: string,
  scanned: readonly string[],
): Promise<Result<void, PackingRefusal>> {
  return inTransaction<void, PackingRefusal>(ctx.sql, [], async tx => {
    const parcel = await lockShipment(tx, parcelId)
    if (!parcel) return refuse({ kind: 'not-found' })
    if (!isValid(parcel.orderState) || !isBeforeHandover(parcel.state))
      return refuse({ kind: 'move-not-allowed' })
    if (parcel.isHeld) return refuse({ kind: 'order-held' })
    const typed = scanned.filter(text => text.trim() !== '')
    const hashes = typed.map(text => ctx.keys.deviceHash(numberIn(text)))
    const refusal = packRefusal(await listUnitsOfParcel(tx, parcelId), hashes)
    if (refusal) return refuse(refusal)
    await markPacked(tx, parcelId, ctx.clock())
    return ok(undefined)
  })
}

function numberIn(text: string): string {
  const serial = parseIdentifier('serial', text)
  return parseImei(text) ?? (serial.ok ? serial.value.value : text)
}
