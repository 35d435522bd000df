import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import type { AlertStore } from '#store/alert/alerts.ts'

type Means = { readonly alerts: Pick<AlertStore, 'removeExpired'>; readonly now: () => Date }

/** Addresses of expired alerts are deleted; returns how many. */
export function makeForgetAlerts({ alerts, now }: Means) {
  return (): Promise<number> => alerts.removeExpired(alertsCountFrom(now()))
}
