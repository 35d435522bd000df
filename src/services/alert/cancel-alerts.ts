import { deleteAlertsOfAddress } from '#store/alert/alerts.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db' | 'keys'>

export type AlertLink = { readonly id: string; readonly token: string }

/** Whether the link of an email is authentic; the alert that it would stop is not looked up. */
export function isAlertLink(ctx: Ctx, { id, token }: AlertLink): boolean {
  return ctx.keys.alertTokens.isTokenOf(id, token)
}

/** Deletes every alert of the address the link was sent to; false if the link is not authentic. */
export async function cancelAlerts(ctx: Ctx, { id, token }: AlertLink): Promise<boolean> {
  if (!ctx.keys.alertTokens.isTokenOf(id, token)) return false
  await deleteAlertsOfAddress(ctx.db, id)
  return true
}
