import { loadOfficeModels, sendOfficeModels } from '#http/pages/office/load-models.ts'
import { ModelsScreen } from '#web/office/model-screens.tsx'
import type { Route } from './+types/office-models'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeModels(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeModels(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ModelsScreen {...loaderData} />
}
