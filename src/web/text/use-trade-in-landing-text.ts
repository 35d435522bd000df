import { tradeInLandingLoaders } from '#text/trade-in/landing-page/trade-in-landing-loaders.ts'
import { pageText } from './page-text.ts'

export const useTradeInLandingText = await pageText(tradeInLandingLoaders)
