import { loadOfficeFigures } from '#http/pages/office/load-figures.ts'
import { FiguresScreen } from '#web/office/figures-screen.tsx'
import type { Route } from './+types/office-figures'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeFigures(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />
}
