import { pictureOfSubject } from '../photo/attach-photos.ts'
import { askersOrder } from './asker.ts'
import { askersReturn } from './askers-return.ts'
import type { ReturnStores } from './return-stores.ts'
import type { Returning } from './returning.ts'
import { toReturnSummary, toReturnView } from './to-return-view.ts'

/** What somebody sees of their returns. */
export function makeViewReturns(
  stores: ReturnStores,
): Pick<Returning, 'listReturns' | 'listReturnsOfOrder' | 'viewReturn' | 'openReturnPhoto'> {
  return {
    listReturns: async owner => {
      const own = await stores.reader.ofMember(stores.runner, owner)
      return own.map(stored => toReturnSummary(stored, stores.settingsOf(owner.market)))
    },

    listReturnsOfOrder: async (asker, orderNumber) => {
      const order = await askersOrder(stores, asker, orderNumber)
      if (!order) return []
      const own = await stores.reader.ofOrder(stores.runner, order.id)
      return own.map(stored => toReturnSummary(stored, stores.settingsOf(order.market)))
    },

    viewReturn: async (asker, returnNumber) => {
      const stored = await askersReturn(stores, asker, returnNumber)
      return stored && toReturnView(stores, stores.runner, stored)
    },

    openReturnPhoto: async (asker, returnNumber, photoId) => {
      const stored = await askersReturn(stores, asker, returnNumber)
      return stored && pictureOfSubject(stores.runner, { kind: 'return', id: stored.id }, photoId)
    },
  }
}
