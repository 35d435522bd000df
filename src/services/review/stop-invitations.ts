import { findInvitedEmail, insertInvitationStop } from '#store/review/invitations.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys'>

export type InvitationLink = { readonly id: string; readonly token: string }

/** Whether the link from an email was issued by the shop. */
export async function isInvitation(ctx: Ctx, { id, token }: InvitationLink): Promise<boolean> {
  return (await findInvitedEmail(ctx.sql, id, ctx.keys.reviewTokens.hashOf(token))) !== undefined
}

/** Sends no more review invitations to the recipient of the link; `false` for a link that the shop did not issue. */
export async function stopInvitations(ctx: Ctx, { id, token }: InvitationLink): Promise<boolean> {
  const email = await findInvitedEmail(ctx.sql, id, ctx.keys.reviewTokens.hashOf(token))
  if (email === undefined) return false
  if (email !== '')
    await insertInvitationStop(ctx.sql, ctx.keys.reviewTokens.recipientHashOf(email), ctx.clock())
  return true
}
