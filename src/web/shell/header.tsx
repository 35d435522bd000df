import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { type MarketLink, MarketSwitch } from '../ui/market-switch.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink, type CartLinkProps } from './cart-link.tsx'
import { CategoryMenu, CategoryNav } from './category-nav.tsx'
import type { NavLink } from './nav-link.ts'

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
  return (
    <header data-print="letterhead" className="relative z-30 border-b border-line bg-paper">
      <div className="wrap flex h-14 items-center gap-0.5 max-xs:px-3 xs:gap-2 sm:h-17 sm:gap-4">
        <a
          href={props.homeHref}
          aria-label={shell.homeLabel}
          className="flex shrink-0 rounded-input no-underline"
        >
          <Logo />
        </a>
        <CategoryNav links={props.categories} />
        <div className="min-w-0 flex-1 sm:pl-1">{props.search}</div>
        <a
          href={props.tradeInHref}
          className="hidden min-h-8.5 items-center rounded-full bg-gold-2 px-3.5 text-label font-semibold text-gold-night no-underline hover:bg-gold sm:inline-flex"
        >
          {shell.sell}
        </a>
        <MarketSwitch links={props.marketLinks} />
        <AccountLink href={base + buildUrl(market, 'account')} />
        <CartLink {...props.cart} />
        <CategoryMenu
          links={[...props.categories, { label: shell.sell, href: props.tradeInHref }]}
        />
      </div>
    </header>
  )
}
