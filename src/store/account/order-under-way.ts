import { isReturnUnderWay } from '../return/return-under-way.ts'
import { isClaimUnderWay } from '../warranty/claim-under-way.ts'

/** In progress, of `orders o`: not paid yet, not delivered yet, money still to move, or a person still to check. */
export const isOrderUnderWay = `(
      o.state in ('awaiting-payment', 'awaiting-trade-in')
      or (o.state = 'confirmed' and not exists (
        select 1 from shipment s where s.order_id = o.id
          and s.state in ('delivered', 'returned-to-sender', 'lost')))
      or exists (select 1 from payment y where y.order_id = o.id
        and y.state in ('created', 'action-required', 'pending-review', 'authorized', 'due'))
      or exists (select 1 from refund r where r.order_id = o.id
        and r.state not in ('succeeded', 'failed'))
      or exists (select 1 from order_return b where b.order_id = o.id
        and ${isReturnUnderWay('b')})
      or exists (select 1 from staff_task k where k.order_id = o.id and k.done_at is null
        and k.kind not in ('review-flagged', 'review-reported'))
      or exists (select 1 from warranty_claim w where w.order_id = o.id
        and ${isClaimUnderWay('w')})
    )`
