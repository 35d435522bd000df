import type { Handover, InboundRequest } from '#domain/inbound/inbound.ts'
import type { OrderToReturn } from '#store/return/returned-orders.ts'

type Numbered = { readonly id: string; readonly number: string; readonly sendBy: string }

/** The parcel in which a return is sent. */
export function parcelOf(
  { market, name, email, phone }: Pick<OrderToReturn, 'market' | 'name' | 'email' | 'phone'>,
  { id, number, sendBy }: Numbered,
  handover: Handover,
): InboundRequest {
  return {
    subject: { kind: 'return', id },
    market,
    number,
    sender: { name, email, phone },
    handover,
    sendBy,
  }
}
