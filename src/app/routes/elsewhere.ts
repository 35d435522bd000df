import { loadElsewhere } from '#http/pages/load-elsewhere.ts'
import type { Route } from './+types/elsewhere'

export const loader = (args: Route.LoaderArgs) => loadElsewhere(args)
