import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import type { AlertStore } from '#store/alert/alerts.ts'

type Means = { readonly alerts: Pick<AlertStore, 'removeExpired'>; readonly now: () => Date }

/** Addresses of expired alerts are deleted; returns how many. */
export const makeForgetAlerts =
  ({ alerts, now }: Means) =>
  (): Promise<number> =>
    alerts.removeExpired(alertsCountFrom(now()))
