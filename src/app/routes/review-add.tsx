import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadReviewAdd, sendReview } from '#http/pages/review/load-review-add.ts'
import { ReviewAddScreen } from '#web/shop/reviews/review-add-screen.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import type { Route } from './+types/review-add'

export function loader(args: Route.LoaderArgs) {
  return loadReviewAdd(args)
}

export function action(args: Route.ActionArgs) {
  return sendReview(args)
}

export function headers() {
  return pageHeaders('review-add')
}

export default function ReviewAdd({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewsText().add.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewAddScreen form={loaderData.form} refused={actionData} />
    </>
  )
}
