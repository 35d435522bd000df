import type { ReactNode } from 'react'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { Company } from '#domain/market/company.ts'
import { currencyLabel } from '#domain/market/currency-label.ts'
import { languageOf, localeOf, type Market } from '#domain/market/market.ts'
import { useCartCount } from '#web/client/cart-count.ts'
import { useFollowLinks } from '#web/client/follow-links.ts'
import { catalogueOf } from '#web/text/spoken.ts'
import { MarketProvider, TextProvider } from '#web/text/use-text.tsx'
import { disputeBodies } from './dispute-bodies.ts'
import { Page } from './page.tsx'

type ShopFrameProps = {
  readonly market: Market
  /** What is put before every path of this market; '' on a host of its own. */
  readonly prefix: string
  readonly sisters: readonly { readonly market: Market; readonly url: string }[]
  readonly company: Company
  readonly year: number
  readonly children: ReactNode
}

const shown = [
  'phones',
  'tablets',
  'laptops',
  'smartwatches',
  'consoles',
] as const satisfies readonly Category[]
const typeOf = {
  phones: 'SMARTPHONE',
  tablets: 'TABLET',
  laptops: 'LAPTOP',
  smartwatches: 'SMARTWATCH',
  consoles: 'CONSOLE',
} as const

/** A market's words, header and footer around every page of it. */
export const ShopFrame = ({ market, prefix, sisters, company, year, children }: ShopFrameProps) => {
  const text = catalogueOf(languageOf[market])
  const count = useCartCount(market)
  useFollowLinks(prefix)
  const categories = shown.map(category => ({
    label: text.general.category[typeOf[category]],
    href: prefix + categoryPath(market, category),
  }))
  const to = (page: string) => prefix + buildUrl(market, page)
  return (
    <TextProvider text={text}>
      <MarketProvider
        setting={{
          market,
          locale: localeOf[market],
          base: prefix,
          currencyLabel: currencyLabel[market],
        }}
      >
        <Page
          header={{
            homeHref: to('home'),
            categories,
            marketLinks: sisters.map(({ market: sister, url }) => ({ market: sister, href: url })),
            cart: { href: to('cart'), count },
          }}
          footer={{
            company,
            shopLinks: categories,
            termsHref: to('terms'),
            privacyHref: to('privacy'),
            bodies: disputeBodies[market],
            year,
          }}
        >
          {children}
        </Page>
      </MarketProvider>
    </TextProvider>
  )
}
