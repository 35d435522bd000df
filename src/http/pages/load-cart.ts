import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { serverCart } from './drawn-cart.ts'
import { viewerOf } from './entry.ts'
import { onFixedPage, type PageRequest, personal } from './page-request.ts'

async function settings({ market, shop }: PageRequest) {
  return { settings: shop.settingsOf(market) }
}

/** The cart itself is the browser's; the page needs what the market's carts go by, and is drawn where it is known what is in it. */
export const loadCart = onFixedPage('cart', async page => ({
  ...(await settings(page)),
  drawn: await serverCart(page),
}))

/** Members pass it by; where nothing is known of them, the finalize page does so too. */
export const loadCartLogin = onFixedPage('cart-login', async page => {
  const next = buildUrl(page.market, 'cart-finalize')
  if ((await viewerOf(page)).kind === 'member') throw redirect(next, { headers: personal })
  return { ...(await settings(page)), next, socialWays: page.shop.identity.socialWays }
})
