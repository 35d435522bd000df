import type { makeFindBuyback } from '#services/trade-in/find-buyback.ts'
import type {
  makeListBuybackBrands,
  makeListBuybackModels,
  makeListPopularBuyback,
} from '#services/trade-in/list-buyback.ts'
import type { makeViewBuyback } from '#services/trade-in/view-buyback.ts'

/** The buyback list, as sellers search it. */
export type Bought = {
  readonly listBuybackBrands: ReturnType<typeof makeListBuybackBrands>
  readonly listBuybackModels: ReturnType<typeof makeListBuybackModels>
  readonly listPopularBuyback: ReturnType<typeof makeListPopularBuyback>
  readonly findBuyback: ReturnType<typeof makeFindBuyback>
  readonly viewBuyback: ReturnType<typeof makeViewBuyback>
}
