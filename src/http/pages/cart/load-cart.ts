import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { viewerOf } from '../identity/entry.ts'
import { onFixedPage, type PageRequest, personal } from '../page-request.ts'
import { serverCart } from './server-cart.ts'

async function settings({ market, ctx }: PageRequest) {
  return { settings: ctx.settings.shopOf(market) }
}

/**
 * The cart itself is stored in the browser; the page needs the market's cart settings, and is server-rendered where its
 * contents are known.
 */
export const loadCart = onFixedPage('cart', async page => ({
  ...(await settings(page)),
  rendered: await serverCart(page),
}))

/** Members skip this page; the finalize page sends unknown visitors to it. */
export const loadCartLogin = onFixedPage('cart-login', async page => {
  const next = buildUrl(page.market, 'cart-finalize')
  if ((await viewerOf(page)).kind === 'member') throw redirect(next, { headers: personal })
  return { ...(await settings(page)), next, socialWays: page.ctx.identityProviders.ways }
})
