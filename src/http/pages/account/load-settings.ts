import type { SavedAddress } from '#domain/address/saved-address.ts'
import { onFixedPage, type PageRequest } from '../page-request.ts'
import { asMember, type MemberRequest } from './member-page.ts'

/** The action just completed, shown once above its section. */
export const settingsDone = [
  'profile',
  'email',
  'phone',
  'password',
  'sessions',
  'addresses',
] as const
export type SettingsDone = (typeof settingsDone)[number]

/** A member's settings; or, after the account was erased, a confirmation of that. */
export const loadSettings = onFixedPage('settings', async request =>
  (await isGone(request)) ? ({ kind: 'gone' } as const) : asMember(request, ownSettings),
)

async function ownSettings({ member, market, query, shop }: MemberRequest) {
  const { userId, email, isEmailVerified, phone } = member
  const owner = { userId, market }
  const [profile, sessions, hasPassword, addresses, counties] = await Promise.all([
    shop.readProfile(userId),
    shop.identity.sessionsOf(member),
    shop.identity.hasPassword(member),
    shop.listAddresses(owner),
    shop.listCounties(market),
  ])
  return {
    kind: 'settings',
    userId,
    profile: profile ?? { name: member.name, market: member.market, wantsNewsletter: false },
    ...(email !== undefined && { email }),
    isEmailVerified,
    ...(phone !== undefined && { phone }),
    sessions,
    hasPassword,
    addresses: addresses as readonly SavedAddress[],
    counties,
    done: settingsDone.find(done => done === query.get('done')),
  } as const
}

async function isGone({ query, shop, request }: PageRequest): Promise<boolean> {
  return (
    query.has('gone') &&
    (await shop.identity.viewerOf(request.headers.get('cookie') ?? undefined)).kind !== 'member'
  )
}
