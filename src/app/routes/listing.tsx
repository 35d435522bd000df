import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadListing } from '#http/pages/shop/load-listing.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { ListingScreen } from '#web/shop/listing/listing-screen.tsx'
import { listingText } from '#web/shop/listing/listing-text.ts'
import type { Route } from './+types/listing'

export function loader(args: Route.LoaderArgs) {
  return loadListing(args)
}

export function headers() {
  return pageHeaders('category')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, listingText)
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />
}
