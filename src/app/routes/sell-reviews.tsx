import { loadSellReviews, reportSellReview } from '#http/pages/load-reviews.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { ToldHead } from '#web/found/told-head.tsx'
import { SellReviewsScreen } from '#web/shop/reviews/sell-reviews-screen.tsx'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import type { Route } from './+types/sell-reviews'

export function loader(args: Route.LoaderArgs) {
  return loadSellReviews(args)
}

export function action(args: Route.ActionArgs) {
  return reportSellReview(args)
}

export const handle = { sleeps: true }

export function headers() {
  return anonymous
}

export default function SellReviews({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { sell } = useReviewsText()
  const { stars, after } = page.wish
  const isNarrowed = stars !== undefined || after !== undefined
  return (
    <>
      <ToldHead title={`${sell.title} · Kintsu`} description={sell.intro} />
      {isNarrowed && <meta name="robots" content="noindex" />}
      <SellReviewsScreen page={page} isRefused={actionData?.isRefused ?? false} />
    </>
  )
}
