import { tradeInLoaders } from '#text/trade-in/page/trade-in-loaders.ts'
import { pageText } from './page-text.ts'

export const useTradeInText = await pageText(tradeInLoaders)
