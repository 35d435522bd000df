import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadReviewError } from '#http/pages/review/load-review-result.ts'
import { ReviewErrorScreen, useReviewErrors } from '#web/shop/reviews/result-screen.tsx'
import type { Route } from './+types/review-error'

export function loader(args: Route.LoaderArgs) {
  return loadReviewError(args)
}

export function headers() {
  return pageHeaders('review-error')
}

export default function ReviewError({ loaderData: { why, kind } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewErrors(kind)[why].title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewErrorScreen why={why} kind={kind} />
    </>
  )
}
