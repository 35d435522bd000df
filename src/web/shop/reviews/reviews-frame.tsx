import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'

type ReviewsFrameProps = {
  readonly title: string
  readonly intro: string
  /** Reports were sent too often. */
  readonly isRefused: boolean
  /** How the reviews are counted and checked. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** A page of reviews, with information about all of them beside it. */
export function ReviewsFrame({ title, intro, isRefused, aside, children }: ReviewsFrameProps) {
  const { tooManyReports } = useReviewsText()
  const { shell } = useText()
  const { market, base } = useMarket()
  return (
    <div className="wrap pt-5 sm:pt-7">
      <Breadcrumbs
        crumbs={[{ label: shell.home, href: base + buildUrl(market, 'home') }, { label: title }]}
      />
      <h1 className="mt-3">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{intro}</p>
      {isRefused && <Alert tone="error" title={tooManyReports} className="mt-4" />}
      <div className="mt-6 grid items-start gap-x-10 gap-y-7 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-6">{aside}</div>
        {children}
      </div>
    </div>
  )
}
