import type { makeFindBought } from '#services/sell/find-bought.ts'
import type {
  makeListBoughtBrands,
  makeListBoughtModels,
  makeListPopularBought,
} from '#services/sell/list-bought.ts'
import type { makeViewBought } from '#services/sell/view-bought.ts'

/** The buyback list, as sellers search it. */
export type Bought = {
  readonly listBuybackBrands: ReturnType<typeof makeListBoughtBrands>
  readonly listBuybackModels: ReturnType<typeof makeListBoughtModels>
  readonly listPopularBuyback: ReturnType<typeof makeListPopularBought>
  readonly findBuyback: ReturnType<typeof makeFindBought>
  readonly viewBuyback: ReturnType<typeof makeViewBought>
}
