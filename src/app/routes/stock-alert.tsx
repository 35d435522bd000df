import { pageHeaders } from '#http/pages/page-headers.ts'
import { cancelStockAlerts, loadStockAlert } from '#http/pages/shop/load-stock-alert.ts'
import { documentMeta } from '#web/shop/document-text.ts'
import { StockAlertScreen } from '#web/shop/stock-alert-screen.tsx'
import { stockAlertText } from '#web/shop/stock-alert-text.ts'
import type { Route } from './+types/stock-alert'

export function loader(args: Route.LoaderArgs) {
  return loadStockAlert(args)
}

export function action(args: Route.ActionArgs) {
  return cancelStockAlerts(args)
}

export function headers() {
  return pageHeaders('stock-alert')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, stockAlertText)
}

export default function StockAlert({ actionData }: Route.ComponentProps) {
  return <StockAlertScreen isCancelled={actionData?.isCancelled ?? false} />
}
