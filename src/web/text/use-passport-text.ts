import { passportLoaders } from '#text/device/passport-page/passport-loaders.ts'
import { pageText } from './page-text.ts'

export const usePassportText = await pageText(passportLoaders)
