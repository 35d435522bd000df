import { loadOfficeContents, sendOfficeContents } from '#http/pages/office/load-contents.ts'
import { ContentsScreen } from '#web/office/content-screens.tsx'
import type { Route } from './+types/office-contents'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeContents(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeContents(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ContentsScreen {...loaderData} />
}
