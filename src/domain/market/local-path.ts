import type { FixedPage } from './page.ts'

const localPages: ReadonlyMap<string, FixedPage> = new Map<string, FixedPage>([
  ['/checkout/login/', 'cart-login'],
  ['/checkout/finalize/', 'cart-finalize'],
  ['/checkout/extra/', 'cart-extra'],
])

/** Spec 2.3: what the local environment calls the checkout's sub-pages; each lives at its market's own address. */
export function localPage(path: string): FixedPage | undefined {
  return localPages.get(path.endsWith('/') ? path : `${path}/`)
}
