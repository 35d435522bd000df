import { loadOfficeTasks, sendOfficeTasks } from '#http/pages/office/load-tasks.ts'
import { TasksScreen } from '#web/office/tasks-screen.tsx'
import type { Route } from './+types/office-tasks'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeTasks(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficeTasks(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TasksScreen {...loaderData} />
}
