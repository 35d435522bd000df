import { redirect } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { onFixedPage } from './page-request.ts'

/** markets.md: the one-screen form is for signed-in buyers; everybody else has the five steps. */
export const loadCartFinalize = onFixedPage('cart-finalize', async ({ market }) => {
  throw redirect(buildUrl(market, 'checkout'))
})
