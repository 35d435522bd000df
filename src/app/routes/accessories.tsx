import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadAccessories } from '#http/pages/shop/load-accessories.ts'
import { AccessoriesScreen } from '#web/shop/accessories/accessories-screen.tsx'
import { documentMeta } from '#web/shop/document-text.ts'
import { listingText } from '#web/shop/listing/listing-text.ts'
import type { Route } from './+types/accessories'

export function loader(args: Route.LoaderArgs) {
  return loadAccessories(args)
}

export function headers() {
  return pageHeaders('category')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, listingText)
}

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesScreen {...loaderData} />
}
