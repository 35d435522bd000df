import { accountLoaders } from '#text/account/page/account-loaders.ts'
import { pageText } from './page-text.ts'

export const useAccountText = await pageText(accountLoaders)
