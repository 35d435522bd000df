import { alertsCountFrom } from '#domain/device/stock-alert.ts'
import { deleteExpiredAlerts } from '#store/alert/alerts.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db' | 'clock'>

/** Deletes the addresses of expired alerts; returns how many. */
export function forgetAlerts(ctx: Ctx): Promise<number> {
  return deleteExpiredAlerts(ctx.db, alertsCountFrom(ctx.clock()))
}
