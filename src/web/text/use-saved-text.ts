import { savedLoaders } from '#text/device/saved-page/saved-loaders.ts'
import { pageText } from './page-text.ts'

export const useSavedText = await pageText(savedLoaders)
