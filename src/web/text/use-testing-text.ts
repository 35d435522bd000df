import { testingLoaders } from '#text/device/testing-page/testing-loaders.ts'
import { pageText } from './page-text.ts'

export const useTestingText = await pageText(testingLoaders)
