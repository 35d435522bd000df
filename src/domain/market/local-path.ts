import type { Market } from './market.ts'
import type { FixedPage } from './page.ts'
import { type ParsedPath, parsePath } from './parse-path.ts'

/** Spec 2.3: in the local environment the checkout's sub-pages also answer under these paths. */
const localPages: ReadonlyMap<string, FixedPage> = new Map<string, FixedPage>([
  ['/checkout/login/', 'cart-login'],
  ['/checkout/finalize/', 'cart-finalize'],
  ['/checkout/extra/', 'cart-extra'],
])

/** parsePath for the local environment; a local path is its own canonical one, so it is shown, not redirected. */
export const parseLocalPath = (market: Market, path: string): ParsedPath | undefined => {
  const [plain = ''] = path.split(/[?#]/, 1)
  const canonical = plain.endsWith('/') ? plain : `${plain}/`
  const page = localPages.get(canonical)
  return page === undefined ? parsePath(market, path) : { page, params: [], canonical }
}
