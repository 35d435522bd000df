import type { SavedAddress } from '#domain/address/saved-address.ts'
import { listAddresses } from '#services/account/save-addresses.ts'
import { readProfile } from '#services/account/save-profile.ts'
import { hasPassword } from '#services/identity/change-password.ts'
import { listSessions } from '#services/identity/list-sessions.ts'
import { viewPasskeys } from '#services/identity/member-passkeys.ts'
import { viewSession } from '#services/identity/view-session.ts'
import { listCounties } from '#services/places/list-places.ts'
import { originOf } from '../identity/entry.ts'
import { onFixedPage, type PageRequest } from '../page-request.ts'
import { asMember, type MemberRequest } from './member-page.ts'

/** The action just completed, shown once above its section. */
export const settingsDone = [
  'profile',
  'email',
  'phone',
  'password',
  'passkeys',
  'sessions',
  'addresses',
] as const
export type SettingsDone = (typeof settingsDone)[number]

/** A member's settings; or, after the account was erased, a confirmation of that. */
export const loadSettingsPage = onFixedPage('settings', async request =>
  (await isGone(request)) ? ({ kind: 'gone' } as const) : asMember(request, ownSettings),
)

async function ownSettings({ member, market, query, ctx, request }: MemberRequest) {
  const { userId, email, isEmailVerified, phone } = member
  const owner = { userId, market }
  const [profile, sessions, hasOwnPassword, passkeys, addresses, counties] = await Promise.all([
    readProfile(ctx, userId),
    listSessions(ctx, member),
    hasPassword(ctx, member),
    viewPasskeys(ctx, member, originOf({ request })),
    listAddresses(ctx, owner),
    listCounties(ctx, market),
  ])
  return {
    kind: 'settings',
    userId,
    profile: profile ?? {
      name: member.name,
      market: member.market,
      wantsNewsletter: false,
      parcelNewsBy: 'email',
    },
    sendsTextMessages: ctx.sms !== undefined,
    ...(email !== undefined && { email }),
    isEmailVerified,
    ...(phone !== undefined && { phone }),
    sessions,
    hasPassword: hasOwnPassword,
    ...passkeys,
    addresses: addresses as readonly SavedAddress[],
    counties,
    done: settingsDone.find(done => done === query.get('done')),
  } as const
}

async function isGone({ query, ctx, request }: PageRequest): Promise<boolean> {
  return (
    query.has('gone') &&
    (await viewSession(ctx, request.headers.get('cookie') ?? undefined)).kind !== 'member'
  )
}
