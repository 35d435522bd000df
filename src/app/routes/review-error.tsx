import { loadReviewError } from '#http/pages/load-review-told.ts'
import { personal } from '#http/pages/page-request.ts'
import { ReviewErrorScreen } from '#web/shop/reviews/told-screen.tsx'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import type { Route } from './+types/review-error'

export const loader = (args: Route.LoaderArgs) => loadReviewError(args)

export const headers = () => personal

export default function ReviewError({ loaderData: { kind } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewsText().errors[kind].title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewErrorScreen kind={kind} />
    </>
  )
}
