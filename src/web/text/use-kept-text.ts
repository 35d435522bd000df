import { keptLoaders } from '#text/device/kept-page/kept-loaders.ts'
import { pageText } from './page-text.ts'

export const useKeptText = await pageText(keptLoaders)
