import { type ReactNode, useEffect, useRef } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Seam } from '#web/ui/seam.tsx'

const pages = [
  ['overview', 'account'],
  ['purchases', 'my-purchases'],
  ['returns', 'return'],
  ['warranties', 'my-warranties'],
  ['insurances', 'my-insurances'],
  ['sales', 'my-sales'],
  ['loyalty', 'loyalty'],
  ['settings', 'settings'],
] as const

type AccountFrameProps = {
  readonly title: string
  readonly current: (typeof pages)[number][0]
  readonly children: ReactNode
}

/** The navigation between the account pages: a scrolling row on a phone, rows on a tablet, a column elsewhere. */
export function AccountFrame({ title, current, children }: AccountFrameProps) {
  return (
    <div className="wrap py-8 sm:py-12">
      <h1 className="[overflow-wrap:anywhere]">{title}</h1>
      <Seam className="mt-4 mb-6 sm:mb-8" />
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <AccountNav current={current} />
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

const linkClass =
  'inline-flex min-h-10 items-center whitespace-nowrap rounded-full border border-line-2 bg-paper px-3.5 text-meta font-semibold no-underline hover:border-control aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-[Highlight] forced-colors:aria-[current]:underline lg:flex lg:rounded-button lg:border-transparent lg:bg-transparent lg:hover:bg-sand lg:aria-[current]:border-transparent lg:aria-[current]:bg-jade-tint lg:aria-[current]:text-jade-2'

function AccountNav({ current }: Pick<AccountFrameProps, 'current'>) {
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  const row = useCurrentInView()
  return (
    <nav aria-label={nav.label} className="min-w-0 lg:sticky lg:top-6">
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 lg:grid lg:gap-1 lg:p-0"
      >
        {pages
          .filter(([, page]) => buildUrl(market, page) !== '')
          .map(([key, page]) => (
            <li key={key}>
              <a
                href={base + buildUrl(market, page)}
                {...(key === current && { 'aria-current': 'page' })}
                className={linkClass}
              >
                {nav[key]}
              </a>
            </li>
          ))}
        <li>
          <a href={base + buildUrl(market, 'logout')} className={linkClass}>
            {nav.signOut}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** If the row is wider than the screen, it scrolls to the current page. */
function useCurrentInView() {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !link) return
    const { left, width } = link.getBoundingClientRect()
    const { left: listLeft, width: listWidth } = list.getBoundingClientRect()
    list.scrollLeft += left - listLeft - (listWidth - width) / 2
  }, [])
  return row
}
