import { randomInt } from 'node:crypto'
import type { Invitations } from '#domain/loyalty/loyalty-view.ts'
import { rewardIn } from '#domain/loyalty/reward.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { codeLetters } from '#domain/voucher/voucher-code.ts'
import {
  findInvitations,
  findInviter,
  findNewCustomer,
  acceptInvitation as storeAcceptance,
} from '#store/loyalty/invitations.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { PointOwner } from './point-owner.ts'
import { issueReward } from './reward.ts'

/** The name of a link's parameter that contains the inviting member's code. */
export const inviteKey = 'invite'

const codeLength = 10

/** Whether members can invite others to this market. */
function givesInvitations(settings: LoyaltySettings): boolean {
  return (rewardIn(settings, 'invited') ?? rewardIn(settings, 'inviting')) !== undefined
}

/** The link with which a member invites others; `undefined` in a market without invitations. */
export async function viewInvitations(
  ctx: Pick<Context, 'sql' | 'settings' | 'bases'>,
  { userId, market }: PointOwner,
): Promise<Invitations | undefined> {
  if (!givesInvitations(ctx.settings.loyaltyOf(market))) return undefined
  const fresh = Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)])
  const { code, accepted } = await findInvitations(ctx.sql, userId, fresh.join(''))
  const path = buildUrl(market, 'loyalty', [], [[inviteKey, code]])
  return { link: absoluteUrl(ctx.bases[market], path), accepted }
}

/** Whether a link's code invites the reader: a visitor, or a member who neither bought nor accepted anything yet. */
export async function isInvited(
  ctx: Pick<Context, 'sql' | 'settings'>,
  market: Market,
  { code, userId }: { readonly code: string; readonly userId: string | undefined },
): Promise<boolean> {
  if (!rewardIn(ctx.settings.loyaltyOf(market), 'invited')) return false
  const inviter = await findInviter(ctx.sql, code)
  if (inviter === undefined || inviter === userId) return false
  if (userId === undefined) return true
  return (await findNewCustomer(ctx.sql, userId))?.invitedAt === null
}

/** Nobody invites themselves, customers, or a member twice; which of it, the answer does not say. */
export type InvitationRefusal = { readonly kind: 'not-invited' }

/** Notes who invited the member, and issues the voucher of the invited, both or neither. */
export function acceptInvitation(
  ctx: Pick<Context, 'sql' | 'clock' | 'keys' | 'settings'>,
  { userId, market }: PointOwner,
  code: string,
): Promise<Result<void, InvitationRefusal>> {
  return inTransaction<void, InvitationRefusal>(ctx.sql, [], async tx => {
    if (!rewardIn(ctx.settings.loyaltyOf(market), 'invited')) return refuse({ kind: 'not-invited' })
    const isAccepted = await storeAcceptance(tx, userId, code, ctx.clock())
    if (!isAccepted) return refuse({ kind: 'not-invited' })
    await issueReward(ctx, tx, 'invited', { market, userId, subject: userId })
    return ok(undefined)
  })
}
