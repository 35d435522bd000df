import { tradeLoaders } from '#text/trade-in/trade-page/trade-loaders.ts'
import { pageText } from './page-text.ts'

export const useTradeText = await pageText(tradeLoaders)
