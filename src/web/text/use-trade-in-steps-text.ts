import { tradeInStepsLoaders } from '#text/trade-in/steps-page/trade-in-steps-loaders.ts'
import { pageText } from './page-text.ts'

export const useTradeInStepsText = await pageText(tradeInStepsLoaders)
