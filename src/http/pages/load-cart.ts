import { onPage } from './page-request.ts'

/** The cart itself is the browser's; the page needs what the market's carts go by. */
export const loadCart = onPage(async ({ market, shop }) => ({ settings: shop.settingsOf(market) }))
