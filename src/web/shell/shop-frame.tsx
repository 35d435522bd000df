import type { ComponentProps, ReactNode } from 'react'
import type { Bases } from '#domain/market/base.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import type { Category } from '#domain/market/category.ts'
import type { Company } from '#domain/market/company.ts'
import { iconPath, markOf } from '#domain/market/icon.ts'
import { languageOf, localeOf, type Market, markets } from '#domain/market/market.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import { DrawerRegion } from '#web/cart/drawer-region.tsx'
import { bannerId } from '#web/client/analytics/banner-id.ts'
import { ConsentBanner } from '#web/client/analytics/consent-banner.tsx'
import { useCartCount } from '#web/client/cart-count.ts'
import { useCloud } from '#web/client/cloud/use-cloud.ts'
import { useStaticParts } from '#web/client/use-static-parts.ts'
import { JsonLd, type StructuredData } from '#web/seo/json-ld.tsx'
import { SearchBox } from '#web/shop/search/search-box.tsx'
import { catalogueOf } from '#web/text/spoken.ts'
import { MarketProvider, TextProvider } from '#web/text/use-text.tsx'
import { useFollowLinks, useGoTo } from '../client/follow-links.ts'
import type { CartLinkProps } from './cart-link.tsx'
import { disputeBodies } from './dispute-bodies.ts'
import type { NavLink } from './nav-link.ts'
import { Page } from './page.tsx'
import { useSoldIn } from './use-sold-in.ts'

type ShopFrameProps = {
  readonly market: Market
  /** The prefix of every path of this market; '' on its own host. */
  readonly prefix: string
  readonly bases: Bases
  /** The page's path within the market. */
  readonly path: string
  /** The path of the same page in each market. */
  readonly samePaths: Readonly<Record<Market, string>>
  readonly company: Company
  readonly year: number
  /** The settings of the cart drawer. */
  readonly settings: ComponentProps<typeof DrawerRegion>['settings']
  /** The path that events of visitors with analytics consent are sent to; `undefined` without a collector. */
  readonly collector?: string
  readonly children: ReactNode
}

const navCategories = [
  'phones',
  'tablets',
  'laptops',
  'smartwatches',
  'consoles',
  'accessories',
] as const satisfies readonly Category[]
const typeOf = {
  phones: 'SMARTPHONE',
  tablets: 'TABLET',
  laptops: 'LAPTOP',
  smartwatches: 'SMARTWATCH',
  consoles: 'CONSOLE',
  accessories: 'ACCESSORY',
} as const

/** A market's text, header and footer around every page of it. */
export function ShopFrame({ children, ...frame }: ShopFrameProps) {
  const { market, prefix, bases, path } = frame
  const text = catalogueOf(languageOf[market])
  const cart = useCartLink(frame)
  const { currency, secondCurrency, returnDays } = frame.settings.cart
  const marketLinks = useMarketLinks(frame)
  useFollowLinks(prefix)
  useStaticParts()
  useCloud(frame)
  const categories = categoryLinks(frame, text)
  const hrefOf = (page: string) => prefix + buildUrl(market, page)
  return (
    <TextProvider text={text}>
      <MarketProvider
        setting={{
          market,
          locale: localeOf[market],
          base: prefix,
          site: bases[market],
          currencyLabel: text.general.currency[currency],
          currency,
          secondCurrency,
          returnDays,
        }}
      >
        <Page
          banner={import.meta.env.SSR && <ConsentBanner collector={frame.collector} />}
          header={{
            homeHref: hrefOf('home'),
            categories,
            marketLinks,
            cart,
            tradeInHref: hrefOf('sell'),
            search: <SearchBox place="header" />,
          }}
          footer={import.meta.env.SSR ? footerOf(frame, text, categories) : undefined}
        >
          {path === '/' && <ShopStructuredData {...frame} />}
          {children}
        </Page>
        <DrawerRegion key={path} settings={frame.settings} />
      </MarketProvider>
    </TextProvider>
  )
}

function ShopStructuredData({ company, market, bases }: Omit<ShopFrameProps, 'children'>) {
  return (
    <JsonLd
      structuredData={
        import.meta.env.SSR ? organization(company, market, bases[market]) : undefined
      }
    />
  )
}

/** The same page in each market, or the closest one if the market does not sell the item (markets.md). */
function useMarketLinks({ bases, samePaths }: Pick<ShopFrameProps, 'bases' | 'samePaths'>) {
  const instead = useSoldIn()?.instead
  return markets.map(market => ({
    market,
    href: bases[market] + (instead?.[market] ?? samePaths[market]),
  }))
}

function organization(company: Company, market: Market, url: string): StructuredData {
  return {
    '@type': 'Organization',
    name: 'Kintsu',
    legalName: company.name,
    url,
    logo: new URL(iconPath(markOf(market), 512), url).href,
    email: company.email,
    telephone: company.phone,
    vatID: company.vatNumber,
    address: company.address,
  }
}

/** Contains only what the market has. */
function footerOf(
  { market, prefix, company, year }: Pick<ShopFrameProps, 'market' | 'prefix' | 'company' | 'year'>,
  { shell, consent }: Catalogue,
  shopLinks: readonly NavLink[],
) {
  const links = (pages: readonly (readonly [FixedPage, string])[]): readonly NavLink[] =>
    pages
      .map(([page, label]) => ({ label, path: buildUrl(market, page) }))
      .flatMap(({ label, path }) => (path === '' ? [] : [{ label, href: prefix + path }]))
  return {
    company,
    year,
    shopLinks,
    disputeBodies: disputeBodies[market],
    helpLinks: links([
      ['sell', shell.sell],
      ['support', shell.support],
      ['order-status', shell.orderStatus],
      ['return', shell.withdraw],
      ['withdrawal', shell.withdrawalRight],
      ['refund-policy', shell.refundPolicy],
      ['seller-guide', shell.sellerGuide],
      ['reviews', shell.reviews],
    ]),
    aboutLinks: [
      ...links([
        ['about-us', shell.aboutUs],
        ['testing', shell.testing],
        ['blog', shell.blog],
        ['terms', shell.terms],
        ['privacy', shell.privacy],
        ['cookies', shell.cookies],
        ['accessibility', shell.accessibility],
      ]),
      { label: consent.settings, href: `#${bannerId}` },
    ],
  }
}

function categoryLinks(
  { market, prefix, path }: Pick<ShopFrameProps, 'market' | 'prefix' | 'path'>,
  { general }: Catalogue,
): readonly NavLink[] {
  return navCategories.map(category => ({
    label: general.category[typeOf[category]],
    href: prefix + categoryPath(market, category),
    isCurrent: path.startsWith(categoryPath(market, category)),
  }))
}

type Frame = { readonly market: Market; readonly prefix: string; readonly path: string }

/** The paths of the cart's pages and the checkout are below the cart's path: there the link only leads back to it. */
function useCartLink({ market, prefix, path }: Frame): CartLinkProps {
  const count = useCartCount(market)
  const goTo = useGoTo(prefix)
  const cart = buildUrl(market, 'cart')
  const onNoDrawer = path.startsWith(cart) ? undefined : () => goTo(cart)
  return { href: prefix + cart, count, onNoDrawer }
}
