import type { InvitationStore } from '#store/review/invitations.ts'
import type { ReviewTokens } from './review-tokens.ts'

type Deps = {
  readonly invitations: Pick<InvitationStore, 'recipientOf' | 'stop'>
  readonly tokens: ReviewTokens
  readonly now: () => Date
}

export type InvitationLink = { readonly id: string; readonly token: string }

/** Whether the link of a mail is one of ours. */
export function makeKnowInvitation({ invitations, tokens }: Pick<Deps, 'invitations' | 'tokens'>) {
  return async ({ id, token }: InvitationLink): Promise<boolean> =>
    (await invitations.recipientOf(id, tokens.hashOf(token))) !== undefined
}

/** Whoever the link was sent to is asked for no review any more; false for a link that is not ours. */
export function makeStopInvitations({ invitations, tokens, now }: Deps) {
  return async ({ id, token }: InvitationLink): Promise<boolean> => {
    const email = await invitations.recipientOf(id, tokens.hashOf(token))
    if (email === undefined) return false
    if (email !== '') await invitations.stop(tokens.recipientHashOf(email), now())
    return true
  }
}
