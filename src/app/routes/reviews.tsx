import { pageHeaders } from '#http/pages/page-headers.ts'
import { handleReportReview, loadReviews } from '#http/pages/review/load-reviews.ts'
import { PageHead } from '#web/seo/page-head.tsx'
import { ReviewsScreen } from '#web/shop/reviews/reviews-screen.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import type { Route } from './+types/reviews'

export function loader(args: Route.LoaderArgs) {
  return loadReviews(args)
}

export function action(args: Route.ActionArgs) {
  return handleReportReview(args)
}

export function headers() {
  return pageHeaders('reviews')
}

export default function Reviews({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { title, description } = useReviewsText()
  const { subject, stars, grade, sort, after } = page.query
  const isNarrowed = [subject, stars, grade, after].some(each => each !== undefined)
  return (
    <>
      <PageHead title={`${title} · Kintsu`} description={description} />
      {(isNarrowed || sort !== 'newest') && <meta name="robots" content="noindex" />}
      <ReviewsScreen page={page} isRefused={actionData?.isRefused ?? false} />
    </>
  )
}
