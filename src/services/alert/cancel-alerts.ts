import type { AlertStore } from '#store/alert/alerts.ts'
import type { AlertTokens } from './alert-token.ts'

export type AlertLink = { readonly id: string; readonly token: string }

type Deps = { readonly alerts: Pick<AlertStore, 'removeAll'>; readonly tokens: AlertTokens }

/** Whether the link of a mail is one of ours; what it would stop is not looked at. */
export function makeKnowAlertLink({ tokens }: Pick<Deps, 'tokens'>) {
  return ({ id, token }: AlertLink): boolean => tokens.isTokenOf(id, token)
}

/** Forgets every alert of the address the link was sent to; false for a link that is not ours. */
export function makeCancelAlerts({ alerts, tokens }: Deps) {
  return async ({ id, token }: AlertLink): Promise<boolean> => {
    if (!tokens.isTokenOf(id, token)) return false
    await alerts.removeAll(id)
    return true
  }
}
