import { contentLoaders } from '#text/content/page/content-loaders.ts'
import { pageText } from './page-text.ts'

export const useContentText = await pageText(contentLoaders)
