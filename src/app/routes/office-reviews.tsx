import { loadOfficeReviews, sendOfficeReviews } from '#http/pages/office/load-reviews.ts'
import { ReviewsScreen } from '#web/office/reviews-screen.tsx'
import type { Route } from './+types/office-reviews'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeReviews(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeReviews(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />
}
