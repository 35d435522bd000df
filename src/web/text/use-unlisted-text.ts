import { unlistedLoaders } from '#text/trade-in/unlisted-page/unlisted-loaders.ts'
import { pageText } from './page-text.ts'

export const useUnlistedText = await pageText(unlistedLoaders)
