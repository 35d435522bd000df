import { warrantyLoaders } from '#text/warranty/page/warranty-loaders.ts'
import { pageText } from './page-text.ts'

export const useWarrantyText = await pageText(warrantyLoaders)
