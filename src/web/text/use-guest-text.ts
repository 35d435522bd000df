import { guestLoaders } from '#text/cart/guest-page/guest-loaders.ts'
import { pageText } from './page-text.ts'

export const useGuestText = await pageText(guestLoaders)
