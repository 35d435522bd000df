import { languageOf } from '#domain/market/market.ts'
import { loadOrderThankYou } from '#http/pages/order/load-order-thank-you.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { ThankYouScreen } from '#web/order/thank-you-screen.tsx'
import { catalogueOf } from '#web/text/spoken.ts'
import type { Route } from './+types/order-thank-you'

export function loader(args: Route.LoaderArgs) {
  return loadOrderThankYou(args)
}

export function headers() {
  return pageHeaders('order-thank-you')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? titleOf(loaderData.order) : 'Kintsu' },
  { name: 'robots', content: 'noindex' },
]

function titleOf({ market, number }: Route.ComponentProps['loaderData']['order']) {
  return `${catalogueOf(languageOf[market]).order.pageTitle(number)} · Kintsu`
}

export default function OrderThankYou({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} />
}
