import { loadSellReviews } from '#http/pages/load-reviews.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { SellReviewsScreen } from '#web/shop/reviews/sell-reviews-screen.tsx'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import type { Route } from './+types/sell-reviews'

export const loader = (args: Route.LoaderArgs) => loadSellReviews(args)

export const headers = () => anonymous

export default function SellReviews() {
  const { sell } = useReviewsText()
  return (
    <>
      <title>{`${sell.title} · Kintsu`}</title>
      <meta name="description" content={sell.intro} />
      <SellReviewsScreen />
    </>
  )
}
