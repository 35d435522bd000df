import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { ReviewKind } from '#domain/review/review.ts'
import type { ReviewFormRefusal } from '#domain/review/review-form.ts'
import { reviewsPath, tradeInReviewsPath } from '#domain/review/review-list.ts'
import type { ReviewsText } from '#text/review/page/ro.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

type ResultPageProps = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function ResultPage({ title, text, children }: ResultPageProps) {
  return (
    <div className="wrap max-w-[calc(40rem+3rem)] py-10 sm:py-14">
      <h1>{title}</h1>
      <Seam className="mt-4 mb-6" />
      <p className="text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

type ReviewThanksScreenProps = {
  readonly done: keyof ReviewsText['thanks']
  readonly kind: ReviewKind
}

/** Shown after a form was sent: what happens next, and a link to continue. */
export function ReviewThanksScreen({ done, kind }: ReviewThanksScreenProps) {
  const text = useReviewsText()
  return (
    <ResultPage {...text.thanks[done]}>
      <ToReviews kind={kind} />
      {done !== 'reported' && <ToAccount kind={kind} tone="ghost" />}
    </ResultPage>
  )
}

type ReviewErrorScreenProps = { readonly why: ReviewFormRefusal['kind']; readonly kind: ReviewKind }

/** Why there is nothing to review, each reason with a link to continue. */
export function ReviewErrorScreen({ why, kind }: ReviewErrorScreenProps) {
  return (
    <ResultPage {...useReviewErrors(kind)[why]}>
      <ToAccount kind={kind} />
      <ToReviews kind={kind} tone="ghost" />
    </ResultPage>
  )
}

/** The texts for a purchase or for a trade-in. */
export function useReviewErrors(kind: ReviewKind): ReviewsText['errors'] {
  const { errors, sell: tradeIn } = useReviewsText()
  return kind === 'sale' ? { ...errors, ...tradeIn.errors } : errors
}

type OnwardProps = { readonly kind: ReviewKind; readonly tone?: 'ghost' }

function ToReviews({ kind, ...look }: OnwardProps) {
  const { toReviews } = useReviewsText()
  const { market, base } = useMarket()
  const path = kind === 'sale' ? tradeInReviewsPath(market) : reviewsPath(market)
  return (
    <ButtonLink {...look} href={base + path}>
      {toReviews}
    </ButtonLink>
  )
}

function ToAccount({ kind, ...look }: OnwardProps) {
  const { toAccount, sell: tradeIn } = useReviewsText()
  const { market, base } = useMarket()
  const isSale = kind === 'sale'
  return (
    <ButtonLink {...look} href={base + buildUrl(market, isSale ? 'my-sales' : 'my-purchases')}>
      {isSale ? tradeIn.toAccount : toAccount}
    </ButtonLink>
  )
}
