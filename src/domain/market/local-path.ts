import type { FixedPage } from './pages.ts'

/** The checkout paths used in the local environment (Spec 2.3). */
export const localPages: ReadonlyMap<string, FixedPage> = new Map<string, FixedPage>([
  ['/checkout/login/', 'cart-login'],
  ['/checkout/finalize/', 'cart-finalize'],
  ['/checkout/extra/', 'cart-extra'],
])

/** The page of a local path; it has its own path in each market. */
export function localPage(path: string): FixedPage | undefined {
  return localPages.get(path.endsWith('/') ? path : `${path}/`)
}
