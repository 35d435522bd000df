import type { Market } from '#domain/market/market.ts'
import { useText } from '#web/text/use-text.tsx'

type SavedLinkProps = { readonly href: string; readonly market: Market }

/** The way to the saved devices; their number and address are written by `src/web/static/follow-saved.ts`. */
export function SavedLink({ href, market }: SavedLinkProps) {
  const { shell } = useText()
  return (
    <a
      href={href}
      suppressHydrationWarning
      data-saved={market}
      data-note={shell.saved}
      data-save-label={shell.save('#')}
      className="header-link max-sm:hidden"
    >
      <i aria-hidden="true" className="heart" />
      <span className="sr-only">{shell.favourites}</span>
      <span hidden className="saved-count" />
    </a>
  )
}
