import { loadOfficeModel, sendOfficeModel } from '#http/pages/office/load-models.ts'
import { ModelScreen } from '#web/office/model-screens.tsx'
import type { Route } from './+types/office-model'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeModel(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeModel(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ModelScreen {...loaderData} />
}
