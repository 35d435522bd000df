import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { onFixedPage } from './page-request.ts'

/** The extra page, where the shop has one; else its address leads to the page after it, for as long as that lasts. */
export const loadCartExtra = onFixedPage('cart-extra', async ({ market, shop }) => {
  const settings = shop.settingsOf(market)
  if (!settings.flags.hasExtraPage) throw redirect(buildUrl(market, 'cart-login'))
  return { settings }
})
