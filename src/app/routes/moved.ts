import { loadMovedPage } from '#http/pages/load-support.ts'
import type { Route } from './+types/moved'

export const loader = (args: Route.LoaderArgs) => loadMovedPage(args)
