import { onFixedPage, type PageRequest } from './page-request.ts'

const settings = async ({ market, shop }: PageRequest) => ({ settings: shop.settingsOf(market) })

/** The cart itself is the browser's; the page needs what the market's carts go by. */
export const loadCart = onFixedPage('cart', settings)

export const loadCartLogin = onFixedPage('cart-login', settings)
