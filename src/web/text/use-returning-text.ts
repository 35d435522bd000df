import { returningLoaders } from '#text/return/page/returning-loaders.ts'
import { pageText } from './page-text.ts'

export const useReturningText = await pageText(returningLoaders)
