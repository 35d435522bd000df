import { loadOfficeBooks } from '#http/pages/office/load-books.ts'
import { BooksScreen } from '#web/office/books-screen.tsx'
import type { Route } from './+types/office-books'

export function loader(args: Route.LoaderArgs) {
  return loadOfficeBooks(args)
}

export const handle = { hydration: 'immediate' }

export default function Page({ loaderData }: Route.ComponentProps) {
  return <BooksScreen {...loaderData} />
}
