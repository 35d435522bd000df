import { photoLoaders } from '#text/photo/page/photo-loaders.ts'
import { pageText } from './page-text.ts'

export const usePhotoText = await pageText(photoLoaders)
