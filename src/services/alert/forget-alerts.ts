import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import type { AlertStore } from '#store/alert/alerts.ts'

type Deps = { readonly alerts: Pick<AlertStore, 'removeExpired'>; readonly now: () => Date }

/** Deletes the addresses of expired alerts; returns how many. */
export function makeForgetAlerts({ alerts, now }: Deps) {
  return (): Promise<number> => alerts.removeExpired(alertsCountFrom(now()))
}
