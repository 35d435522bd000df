import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadTesting } from '#http/pages/shop/load-testing.ts'
import { TestingScreen } from '#web/shop/testing/testing-screen.tsx'
import type { Route } from './+types/testing'

export function loader(args: Route.LoaderArgs) {
  return loadTesting(args)
}

export function headers() {
  return pageHeaders('testing')
}

export default function TestingPage({ loaderData }: Route.ComponentProps) {
  return <TestingScreen {...loaderData} />
}
