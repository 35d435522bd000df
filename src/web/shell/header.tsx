import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { Logo } from '#web/ui/logo.tsx'
import { useMarket, useText } from '../text/use-text.tsx'
import { type MarketLink, MarketSwitch } from '../ui/market-switch.tsx'
import { CartLink, type CartLinkProps } from './cart-link.tsx'
import { CategoryMenu, CategoryNav } from './category-nav.tsx'
import type { NavLink } from './nav-link.ts'
import { SavedLink } from './saved-link.tsx'

export type HeaderProps = {
  readonly homeHref: string
  readonly categories: readonly NavLink[]
  readonly marketLinks: readonly MarketLink[]
  readonly cart: CartLinkProps
  readonly tradeInHref: string
  /** The search form. */
  readonly search: ReactNode
}

export function Header(props: HeaderProps) {
  const { shell } = useText()
  const { base, market } = useMarket()
  const at = (page: FixedPage) => base + buildUrl(market, page)
  return (
    <header data-print="letterhead" className="relative z-30 border-b border-line bg-paper">
      <div className="header-row">
        <a
          href={props.homeHref}
          aria-label={shell.homeLabel}
          className="flex shrink-0 rounded-input no-underline"
        >
          <Logo />
        </a>
        <CategoryNav links={props.categories} />
        <div className="min-w-0 flex-1 sm:pl-1">{props.search}</div>
        <a href={props.tradeInHref} className="header-sell">
          {shell.sell}
        </a>
        <MarketSwitch links={props.marketLinks} />
        <SavedLink href={at('favourites')} market={market} />
        <AccountLink href={at('account')} />
        <CartLink {...props.cart} />
        <CategoryMenu
          links={[
            ...props.categories,
            { label: shell.sell, href: props.tradeInHref },
            { label: shell.favourites, href: at('favourites') },
            { label: shell.orderStatus, href: at('order-status') },
          ]}
        />
      </div>
    </header>
  )
}

/** An icon on phones and where the categories leave no room, like the cart link; visitors can sign in on its page. */
function AccountLink({ href }: { readonly href: string }) {
  const { shell } = useText()
  return (
    <a href={href} className="header-link">
      <i aria-hidden="true" className="person" />
      <span className="sr-only md:max-nav:not-sr-only xl:not-sr-only">{shell.account}</span>
    </a>
  )
}
