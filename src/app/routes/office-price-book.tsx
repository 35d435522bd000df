import { loadOfficePriceBook, sendOfficePriceBook } from '#http/pages/office/load-price-book.ts'
import { PriceBookScreen } from '#web/office/price-book-screen.tsx'
import type { Route } from './+types/office-price-book'

export function loader(args: Route.LoaderArgs) {
  return loadOfficePriceBook(args)
}

export function action(args: Route.ActionArgs) {
  return sendOfficePriceBook(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PriceBookScreen {...loaderData} />
}
