import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { dayIn } from '#domain/time/day.ts'
import { lockInbound } from '#store/inbound/inbounds.ts'
import { eachAlone } from '../failing/each-alone.ts'
import type { InboundStores } from './inbound-stores.ts'
import { transitionInbound } from './transition-inbound.ts'

const batch = 50

/**
 * Expires labels on the day after their last day if nobody used them; returns how many. They are not cancelled at
 * the carrier: a parcel that is handed over late is still carried.
 */
export function makeExpireInbound(stores: InboundStores) {
  return async (): Promise<number> => {
    const items: { readonly id: string; readonly market: Market }[] = []
    for (const market of markets) {
      const today = dayIn(market, stores.now())
      const ids = await stores.tracking.unused(stores.sql, market, today, batch)
      items.push(...ids.map(id => ({ id, market })))
    }
    const work = ({ id, market }: (typeof items)[number]) => expire(stores, market, id)
    const expired = await eachAlone(stores, { job: 'expire-inbound', items, work })
    return expired.filter(Boolean).length
  }
}

function expire(stores: InboundStores, market: Market, id: string): Promise<boolean> {
  return stores.transaction(async tx => {
    const parcel = await lockInbound(tx, id)
    const at = stores.now()
    // The carrier may have reported the parcel meanwhile.
    if (!parcel || !isStillWithSender(parcel.state) || parcel.sendBy >= dayIn(market, at))
      return false
    const why = { actor: 'shop', reason: `not sent by ${parcel.sendBy}`, at }
    return (await transitionInbound(stores, tx, parcel, ['expire'], why)).ok
  })
}
