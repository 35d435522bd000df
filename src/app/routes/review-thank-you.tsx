import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadReviewThanks } from '#http/pages/review/load-review-result.ts'
import { ReviewThanksScreen } from '#web/shop/reviews/result-screen.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import type { Route } from './+types/review-thank-you'

export function loader(args: Route.LoaderArgs) {
  return loadReviewThanks(args)
}

export function headers() {
  return pageHeaders('review-thank-you')
}

export default function ReviewThankYou({ loaderData: { done, kind } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewsText().thanks[done].title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewThanksScreen done={done} kind={kind} />
    </>
  )
}
