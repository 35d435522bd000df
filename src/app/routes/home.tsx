import { pageHeaders } from '#http/pages/page-headers.ts'
import { loadHome } from '#http/pages/shop/load-home.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { HomeScreen } from '#web/shop/home/home-screen.tsx'
import { homeText } from '#web/shop/home/home-text.ts'
import type { Route } from './+types/home'

export function loader(args: Route.LoaderArgs) {
  return loadHome(args)
}

export function headers() {
  return pageHeaders('home')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, homeText)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />
}
