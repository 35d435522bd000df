import type { Alerting } from '#http/shop.ts'
import { makeAlertTokens } from '#services/alert/alert-token.ts'
import { makeCancelAlerts, makeKnowAlertLink } from '#services/alert/cancel-alerts.ts'
import { makeRequestAlert } from '#services/alert/request-alert.ts'
import { makeAlertStore } from '#store/alert/alerts.ts'
import type { Database } from '#store/database.ts'

/** The services for stock alerts on sold-out products. */
export function makeAlerts({ db }: Pick<Database, 'db'>, secret: string): Alerting {
  const alerts = makeAlertStore(db)
  const tokens = makeAlertTokens(secret)
  return {
    requestAlert: makeRequestAlert({ alerts, now: () => new Date() }),
    knowsAlertLink: makeKnowAlertLink({ tokens }),
    cancelAlerts: makeCancelAlerts({ alerts, tokens }),
  }
}
