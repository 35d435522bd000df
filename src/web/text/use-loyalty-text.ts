import { loyaltyLoaders } from '#text/loyalty/page/loyalty-loaders.ts'
import { pageText } from './page-text.ts'

export const useLoyaltyText = await pageText(loyaltyLoaders)
