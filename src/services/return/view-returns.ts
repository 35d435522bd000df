import { listReturnsOfMember, listReturnsOfOrder } from '#store/return/read-return.ts'
import { pictureOfSubject } from '../photo/attach-photos.ts'
import { askersReturn } from './askers-return.ts'
import { askersOrder } from './requester.ts'
import type { ReturnStores } from './return-stores.ts'
import type { Returning } from './returning.ts'
import { toReturnSummary, toReturnView } from './to-return-view.ts'

/** What customers see of their own returns. */
export function makeViewReturns(
  stores: ReturnStores,
): Pick<Returning, 'listReturns' | 'listReturnsOfOrder' | 'viewReturn' | 'openReturnPhoto'> {
  return {
    listReturns: async owner => {
      const own = await listReturnsOfMember(stores.sql, owner)
      return own.map(stored => toReturnSummary(stored, stores.settingsOf(owner.market)))
    },

    listReturnsOfOrder: async (requester, orderNumber) => {
      const order = await askersOrder(stores, requester, orderNumber)
      if (!order) return []
      const own = await listReturnsOfOrder(stores.sql, order.id)
      return own.map(stored => toReturnSummary(stored, stores.settingsOf(order.market)))
    },

    viewReturn: async (requester, returnNumber) => {
      const stored = await askersReturn(stores, requester, returnNumber)
      return stored && toReturnView(stores, stores.sql, stored)
    },

    openReturnPhoto: async (requester, returnNumber, photoId) => {
      const stored = await askersReturn(stores, requester, returnNumber)
      return stored && pictureOfSubject(stores.sql, { kind: 'return', id: stored.id }, photoId)
    },
  }
}
