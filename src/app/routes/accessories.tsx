import { loadAccessories } from '#http/pages/load-accessories.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { AccessoriesScreen } from '#web/shop/accessories/accessories-screen.tsx'
import { documentMeta } from '#web/shop/document-words.ts'
import { listingText } from '#web/shop/listing/listing-words.ts'
import type { Route } from './+types/accessories'

export function loader(args: Route.LoaderArgs) {
  return loadAccessories(args)
}

export const handle = { sleeps: true }

export function headers() {
  return anonymous
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, listingText)
}

export default function Accessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesScreen {...loaderData} />
}
