import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: (page: number) => string
}

type PageLinkProps = {
  readonly href: string
  readonly label: string
  readonly isCurrent?: boolean | undefined
  readonly rel?: 'prev' | 'next' | undefined
  readonly children: ReactNode
}

function PageLink({ href, label, isCurrent, rel, children }: PageLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      {...(rel && { rel })}
      {...(isCurrent === true && { 'aria-current': 'page' })}
    >
      {children}
    </a>
  )
}

/** Pages are links: they work without JavaScript and for crawlers. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const { shell } = useText()
  if (pageCount < 2) return undefined
  return (
    <nav aria-label={shell.pagination} className="pages">
      {page > 1 && (
        <PageLink href={hrefOf(page - 1)} label={shell.previousPage} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
        </PageLink>
      )}
      {pageWindow(page, pageCount).map((n, index) =>
        n === undefined ? (
          <span key={`gap-${index < 3 ? 'left' : 'right'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink key={n} href={hrefOf(n)} label={shell.page(n)} isCurrent={n === page}>
            {n}
          </PageLink>
        ),
      )}
      {page < pageCount && (
        <PageLink href={hrefOf(page + 1)} label={shell.nextPage} rel="next">
          <ChevronRight size={18} aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  )
}
