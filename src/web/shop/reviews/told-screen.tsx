import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import type { DeskRefusal } from '#domain/review/review-desk.ts'
import { reviewsPath } from '#domain/review/review-list.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import type { ReviewsText } from '#web/text/reviews/ro.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

type ToldProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

const Told = ({ title, text, children }: ToldProps) => (
  <div className="wrap max-w-[calc(40rem+3rem)] py-10 sm:py-14">
    <h1>{title}</h1>
    <Seam className="mt-4 mb-6" />
    <p className="text-ink-2">{text}</p>
    <div className="mt-6 flex flex-wrap gap-3">{children}</div>
  </div>
)

/** After something was sent: what becomes of it, and the way on. */
export const ReviewThanksScreen = ({ done }: { readonly done: keyof ReviewsText['thanks'] }) => {
  const words = useReviewsText()
  const { market, base } = useMarket()
  return (
    <Told {...words.thanks[done]}>
      <ButtonLink href={base + reviewsPath(market)}>{words.toReviews}</ButtonLink>
      {done !== 'reported' && (
        <ButtonLink tone="ghost" href={base + buildUrl(market, 'my-purchases')}>
          {words.toAccount}
        </ButtonLink>
      )}
    </Told>
  )
}

/** Why there is nothing to write on, each with a way on. */
export const ReviewErrorScreen = ({ kind }: DeskRefusal) => {
  const words = useReviewsText()
  const { market, base } = useMarket()
  return (
    <Told {...words.errors[kind]}>
      <ButtonLink href={base + buildUrl(market, 'my-purchases')}>{words.toAccount}</ButtonLink>
      <ButtonLink tone="ghost" href={base + reviewsPath(market)}>
        {words.toReviews}
      </ButtonLink>
    </Told>
  )
}
