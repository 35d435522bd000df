import { loadListing } from '#http/pages/load-listing.ts'
import type { Route } from './+types/listing'

export const loader = (args: Route.LoaderArgs) => loadListing(args)

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <pre>{JSON.stringify(loaderData, null, 1)}</pre>
}
