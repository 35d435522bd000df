import type { makeOpenInboundLabel } from '../inbound/open-inbound-label.ts'
import { askersReturn } from './askers-return.ts'
import type { ReturnStores } from './return-stores.ts'
import type { Returning } from './returning.ts'

type Means = Pick<ReturnStores, 'runner' | 'reader' | 'tokens' | 'now'>

/** The label of a return's parcel, while it is still with the buyer; undefined for another one's. */
export function makeOpenReturnLabel(
  means: Means,
  openLabel: ReturnType<typeof makeOpenInboundLabel>,
): Returning['openReturnLabel'] {
  return async (asker, returnNumber) => {
    const stored = await askersReturn(means, asker, returnNumber)
    return stored && openLabel({ kind: 'return', id: stored.id }, stored.order.market)
  }
}
