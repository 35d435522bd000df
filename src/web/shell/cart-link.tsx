import { type MouseEvent, useState } from 'react'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import { openDrawer } from '#web/client/open-drawer.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import type { OpeningSheet } from '#web/ui/opening-sheet.ts'

export type CartLinkProps = {
  readonly href: string
  readonly count: number
  /** Follows the link if the drawer cannot open; `undefined` if the link is only a link. */
  readonly onNoDrawer: (() => void) | undefined
}

/** Labels by plural category, for a static page (count-badges.ts); "#" stands for the number. */
function labelsBy(label: (count: number) => string) {
  return Object.fromEntries(
    (
      [
        ['one', 1],
        ['few', 2],
        ['other', 20],
      ] as const
    ).map(([kind, count]) => [kind, label(count).replace(String(count), '#')]),
  )
}

/** A plain click opens the drawer; the link serves new tabs and windows, and pages about the cart. */
export function CartLink({ href, count, onNoDrawer }: CartLinkProps) {
  const { shell, cart, general } = useText()
  const { market } = useMarket()
  const [isOpening, setOpening] = useState(false)
  const open = async (event: MouseEvent) => {
    if (!onNoDrawer || hasModifierKey(event)) return
    event.preventDefault()
    setOpening(true)
    const isOpen = await openDrawer({ kind: 'look' })
    setOpening(false)
    if (!isOpen) onNoDrawer()
  }
  return (
    <a
      href={href}
      onClick={open}
      data-cart={cartKeyOf(market)}
      data-sheet={
        onNoDrawer &&
        JSON.stringify({
          side: 'right',
          title: cart.title,
          closeLabel: general.close,
        } satisfies OpeningSheet)
      }
      {...(import.meta.env.SSR && { 'data-labels': JSON.stringify(labelsBy(shell.cartLabel)) })}
      aria-label={count > 0 ? shell.cartLabel(count) : shell.cart}
      className={classNames('header-link', isOpening && 'animate-pulse cursor-progress')}
    >
      <i aria-hidden="true" className="bag" />
      <span className="hidden md:max-nav:inline xl:inline">{shell.cart}</span>
      <span
        // Already counted by static-page.ts while hydration was deferred.
        suppressHydrationWarning
        hidden={count === 0}
        className="cart-badge"
      >
        {count}
      </span>
    </a>
  )
}
