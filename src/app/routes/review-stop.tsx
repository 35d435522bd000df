import { personal } from '#http/pages/page-request.ts'
import { loadReviewStop, stopReviewInvitations } from '#http/pages/review/load-review-result.ts'
import { ReviewStopScreen } from '#web/shop/reviews/review-stop-screen.tsx'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import type { Route } from './+types/review-stop'

export function loader(args: Route.LoaderArgs) {
  return loadReviewStop(args)
}

export function action(args: Route.ActionArgs) {
  return stopReviewInvitations(args)
}

export function headers() {
  return personal
}

export const handle = { hydration: 'immediate' }

export default function ReviewStop({ actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${useReviewsText().stop.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <ReviewStopScreen isStopped={actionData?.isStopped ?? false} />
    </>
  )
}
