import { loadFinancingThankYou } from '#http/pages/order/load-financing-thank-you.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { FinancingScreen } from '#web/order/financing-screen.tsx'
import { useText } from '#web/text/use-text.tsx'
import type { Route } from './+types/financing-thank-you'

export function loader(args: Route.LoaderArgs) {
  return loadFinancingThankYou(args)
}

export function headers() {
  return pageHeaders('financing-thank-you')
}

export default function FinancingThankYou({ loaderData }: Route.ComponentProps) {
  const { pageTitle } = useText().order
  return (
    <>
      <title>{`${pageTitle(loaderData.order.number)} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      <FinancingScreen {...loaderData} />
    </>
  )
}
