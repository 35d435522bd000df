import { loadReviewError } from '#http/pages/load-review-told.ts'
import { personal } from '#http/pages/page-request.ts'
import { ReviewErrorScreen, useReviewErrors } from '#web/shop/reviews/told-screen.tsx'
import type { Route } from './+types/review-error'

export function loader(args: Route.LoaderArgs) {
  return loadReviewError(args)
}

export function headers() {
  return personal
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
