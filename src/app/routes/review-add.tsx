import { loadReviewAdd, sendReview } from '#http/pages/load-review-add.ts'
import { personal } from '#http/pages/page-request.ts'
import { ReviewAddScreen } from '#web/shop/reviews/review-add-screen.tsx'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import type { Route } from './+types/review-add'

export const loader = (args: Route.LoaderArgs) => loadReviewAdd(args)

export const action = (args: Route.ActionArgs) => sendReview(args)

export const headers = () => personal

export default function ReviewAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewsText().add.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewAddScreen desk={loaderData.desk} refused={actionData} />
    </>
  )
}
