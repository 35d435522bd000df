import { tradeInsLoaders } from '#text/trade-in/trade-ins-page/trade-ins-loaders.ts'
import { pageText } from './page-text.ts'

export const useTradeInsText = await pageText(tradeInsLoaders)
