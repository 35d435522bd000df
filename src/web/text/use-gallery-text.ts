import { galleryLoaders } from '#text/device/gallery-page/gallery-loaders.ts'
import { pageText } from './page-text.ts'

export const useGalleryText = await pageText(galleryLoaders)
