import type { Market } from '#domain/market/market.ts'
import { useText } from '#web/text/use-text.tsx'

type KeptLinkProps = { readonly href: string; readonly market: Market }

/** The way to the kept devices; their number and address are written by `src/web/static/follow-kept.ts`. */
export function KeptLink({ href, market }: KeptLinkProps) {
  const { shell } = useText()
  return (
    <a
      href={href}
      suppressHydrationWarning
      data-kept={market}
      data-note={shell.kept}
      data-keep-label={shell.keep('#')}
      className="header-link max-sm:hidden"
    >
      <i aria-hidden="true" className="heart" />
      <span className="sr-only">{shell.favourites}</span>
      <span hidden className="kept-count" />
    </a>
  )
}
