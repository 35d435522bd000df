import { loadOfficeContent, sendOfficeContent } from '#http/pages/office/load-contents.ts'
import { ContentScreen } from '#web/office/content-screens.tsx'
import type { Route } from './+types/office-content'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeContent(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeContent(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentScreen {...loaderData} />
}
