import type { AlertStore } from '#store/alert/alerts.ts'
import type { AlertTokens } from './alert-token.ts'

export type AlertLink = { readonly id: string; readonly token: string }

type Deps = { readonly alerts: Pick<AlertStore, 'removeAll'>; readonly tokens: AlertTokens }

/** Whether the link of an email is authentic; the alert that it would stop is not looked up. */
export function makeKnowAlertLink({ tokens }: Pick<Deps, 'tokens'>) {
  return ({ id, token }: AlertLink): boolean => tokens.isTokenOf(id, token)
}

/** Deletes every alert of the address the link was sent to; false if the link is not authentic. */
export function makeCancelAlerts({ alerts, tokens }: Deps) {
  return async ({ id, token }: AlertLink): Promise<boolean> => {
    if (!tokens.isTokenOf(id, token)) return false
    await alerts.removeAll(id)
    return true
  }
}
