import type { SaleView } from '#domain/sell/sale-view.ts'
import type { SaleStores } from './sale-stores.ts'
import { toSaleView } from './to-sale-view.ts'

/** `token` is of the link that opens this one sale; `view.email` is '' once its seller is erased. */
export type ToldSale = { readonly view: SaleView; readonly token: string }

/** For mails, never for a request: it asks nobody who they are. */
export function makeTellSale(stores: SaleStores) {
  return async (saleId: string): Promise<ToldSale | undefined> => {
    const stored = await stores.reader.byId(stores.runner, saleId)
    if (!stored) return undefined
    const view = await toSaleView(stores, stores.runner, stored)
    return { view, token: stores.tokens.tokenOf(saleId) }
  }
}

export type TellSale = ReturnType<typeof makeTellSale>
