import type { makeOpenInboundLabel } from '../inbound/open-inbound-label.ts'
import { askersReturn } from './askers-return.ts'
import type { ReturnStores } from './return-stores.ts'
import type { Returning } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'tokens' | 'now'>

/** The label of a return's parcel, while it is still with the customer; undefined for another customer's return. */
export function makeOpenReturnLabel(
  deps: Deps,
  openLabel: ReturnType<typeof makeOpenInboundLabel>,
): Returning['openReturnLabel'] {
  return async (requester, returnNumber) => {
    const stored = await askersReturn(deps, requester, returnNumber)
    return stored && openLabel({ kind: 'return', id: stored.id }, stored.order.market)
  }
}
