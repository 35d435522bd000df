import { loadElsewhere } from '#http/pages/load-elsewhere.ts'
import type { Route } from './+types/elsewhere'

export function loader(args: Route.LoaderArgs) {
  return loadElsewhere(args)
}

/** Never rendered: the loader redirects, or throws a 404 that the root's error boundary renders. */
export default function Elsewhere() {
  return null
}
