import type { InvitationStore } from '#store/review/invitations.ts'
import type { ReviewTokens } from './review-tokens.ts'

type Deps = {
  readonly invitations: Pick<InvitationStore, 'recipientOf' | 'stop'>
  readonly tokens: ReviewTokens
  readonly now: () => Date
}

export type InvitationLink = { readonly id: string; readonly token: string }

/** Whether the link from an email was issued by the shop. */
export function makeKnowInvitation({ invitations, tokens }: Pick<Deps, 'invitations' | 'tokens'>) {
  return async ({ id, token }: InvitationLink): Promise<boolean> =>
    (await invitations.recipientOf(id, tokens.hashOf(token))) !== undefined
}

/** Sends no more review invitations to the recipient of the link; `false` for a link that the shop did not issue. */
export function makeStopInvitations({ invitations, tokens, now }: Deps) {
  return async ({ id, token }: InvitationLink): Promise<boolean> => {
    const email = await invitations.recipientOf(id, tokens.hashOf(token))
    if (email === undefined) return false
    if (email !== '') await invitations.stop(tokens.recipientHashOf(email), now())
    return true
  }
}
