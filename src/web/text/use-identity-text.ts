import { identityLoaders } from '#text/identity/page/identity-loaders.ts'
import { pageText } from './page-text.ts'

export const useIdentityText = await pageText(identityLoaders)
