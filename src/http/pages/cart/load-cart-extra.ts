import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { onFixedPage } from '../page-request.ts'

/** The extra page, if the shop has one; otherwise its URL temporarily redirects to the next page. */
export const loadCartExtra = onFixedPage('cart-extra', async ({ market, ctx }) => {
  const settings = ctx.settings.shopOf(market)
  if (!settings.flags.hasExtraPage) throw redirect(buildUrl(market, 'checkout'))
  return { settings }
})
