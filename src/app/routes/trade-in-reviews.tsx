import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTradeInReviews, reportSellReview } from '#http/pages/review/load-reviews.ts'
import { PageHead } from '#web/seo/page-head.tsx'
import { TradeInReviewsScreen } from '#web/shop/reviews/trade-in-reviews-screen.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import type { Route } from './+types/trade-in-reviews'

export function loader(args: Route.LoaderArgs) {
  return loadTradeInReviews(args)
}

export function action(args: Route.ActionArgs) {
  return reportSellReview(args)
}

export function headers() {
  return pageHeaders('sell-reviews')
}

export default function SellReviews({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { sell } = useReviewsText()
  const { stars, after } = page.query
  const isNarrowed = stars !== undefined || after !== undefined
  return (
    <>
      <PageHead title={`${sell.title} · Kintsu`} description={sell.intro} />
      {isNarrowed && <meta name="robots" content="noindex" />}
      <TradeInReviewsScreen page={page} isRefused={actionData?.isRefused ?? false} />
    </>
  )
}
