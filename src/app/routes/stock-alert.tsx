import { cancelStockAlerts, loadStockAlert } from '#http/pages/load-stock-alert.ts'
import { personal } from '#http/pages/page-request.ts'
import { documentMeta } from '#web/shop/document-words.ts'
import { StockAlertScreen } from '#web/shop/stock-alert-screen.tsx'
import { stockAlertWords } from '#web/shop/stock-alert-words.ts'
import type { Route } from './+types/stock-alert'

export const loader = (args: Route.LoaderArgs) => loadStockAlert(args)

export const handle = { sleeps: true }

export const action = (args: Route.ActionArgs) => cancelStockAlerts(args)

export const headers = () => personal

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return documentMeta(matches, loaderData, stockAlertWords)
}

export default function StockAlert({ actionData }: Route.ComponentProps) {
  return <StockAlertScreen isCancelled={actionData?.isCancelled ?? false} />
}
