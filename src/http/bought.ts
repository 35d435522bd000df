import type { makeFindBought } from '#services/sell/find-bought.ts'
import type {
  makeListBoughtBrands,
  makeListBoughtModels,
  makeListPopularBought,
} from '#services/sell/list-bought.ts'
import type { makeViewBought } from '#services/sell/view-bought.ts'

/** What the shop buys, as a seller looks for it. */
export type Bought = {
  readonly listBoughtBrands: ReturnType<typeof makeListBoughtBrands>
  readonly listBoughtModels: ReturnType<typeof makeListBoughtModels>
  readonly listPopularBought: ReturnType<typeof makeListPopularBought>
  readonly findBought: ReturnType<typeof makeFindBought>
  readonly viewBought: ReturnType<typeof makeViewBought>
}
