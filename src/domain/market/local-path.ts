import type { FixedPage } from './page.ts'

const localPages: ReadonlyMap<string, FixedPage> = new Map<string, FixedPage>([
  ['/checkout/login/', 'cart-login'],
  ['/checkout/finalize/', 'cart-finalize'],
  ['/checkout/extra/', 'cart-extra'],
])

/** The checkout paths used in the local environment; each page has its own path in its market (Spec 2.3). */
export function localPage(path: string): FixedPage | undefined {
  return localPages.get(path.endsWith('/') ? path : `${path}/`)
}
