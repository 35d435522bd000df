import type { makeFindBought } from '#services/trade-in/find-buyback.ts'
import type {
  makeListBoughtBrands,
  makeListBoughtModels,
  makeListPopularBought,
} from '#services/trade-in/list-buyback.ts'
import type { makeViewBought } from '#services/trade-in/view-buyback.ts'

/** The buyback list, as sellers search it. */
export type Bought = {
  readonly listBuybackBrands: ReturnType<typeof makeListBoughtBrands>
  readonly listBuybackModels: ReturnType<typeof makeListBoughtModels>
  readonly listPopularBuyback: ReturnType<typeof makeListPopularBought>
  readonly findBuyback: ReturnType<typeof makeFindBought>
  readonly viewBuyback: ReturnType<typeof makeViewBought>
}
