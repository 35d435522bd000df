import type { InboundSubject, InboundView } from '#domain/inbound/inbound.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { readInboundView } from '#store/inbound/inbound-view.ts'
import type { Sql } from '#store/transaction.ts'
import { qrPath } from '../qr-path.ts'

/** The subject's parcel as its sender sees it, with its number as a QR code for the carrier until it is handed over. */
export async function viewInbound(
  sql: Sql,
  subject: InboundSubject,
): Promise<InboundView | undefined> {
  const parcel = await readInboundView(sql, subject)
  if (parcel?.awb === undefined || !isStillWithSender(parcel.state)) return parcel
  return { ...parcel, code: qrPath(parcel.awb) }
}
