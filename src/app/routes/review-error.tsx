import { loadReviewError } from '#http/pages/load-review-told.ts'
import { personal } from '#http/pages/page-request.ts'
import { ReviewErrorScreen, useReviewErrors } from '#web/shop/reviews/told-screen.tsx'
import type { Route } from './+types/review-error'

export const loader = (args: Route.LoaderArgs) => loadReviewError(args)

export const headers = () => personal

export default function ReviewError({ loaderData: { why, kind } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewErrors(kind)[why].title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewErrorScreen why={why} kind={kind} />
    </>
  )
}
