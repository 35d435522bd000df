import { useRouteLoaderData } from 'react-router'
import { languageOf } from '#domain/market/market.ts'
import { loadOrderThankYou } from '#http/pages/load-order-thank-you.ts'
import { personal } from '#http/pages/page-request.ts'
import { ThankYouScreen } from '#web/order/thank-you-screen.tsx'
import { catalogueOf } from '#web/text/spoken.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/order-thank-you'

export const loader = (args: Route.LoaderArgs) => loadOrderThankYou(args)

export const headers = () => personal

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? titleOf(loaderData.order) : 'Kintsu' },
  { name: 'robots', content: 'noindex' },
]

const titleOf = ({ market, number }: Route.ComponentProps['loaderData']['order']) =>
  `${catalogueOf(languageOf[market]).order.pageTitle(number)} · Kintsu`

export default function OrderThankYou({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  if (root?.kind !== 'market') throw new Error('An order is shown within a market only.')
  return <ThankYouScreen order={loaderData.order} shopEmail={root.company.email} />
}
