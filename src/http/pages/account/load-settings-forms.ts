import { data, redirect, redirectDocument } from 'react-router'
import { type SettingsForm, settingsFormSchema } from '#contract/account-form.ts'
import type { SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { eraseAccount } from '#services/account/erase-account.ts'
import { isErasureWord } from '#services/account/erasure-word.ts'
import { removeAddress } from '#services/account/save-addresses.ts'
import { changeProfile } from '#services/account/save-profile.ts'
import { changePassword, hasPassword } from '#services/identity/change-password.ts'
import { endOtherSessions, endSession } from '#services/identity/end-session.ts'
import { listSessions } from '#services/identity/list-sessions.ts'
import { addMemberPasskey, removeMemberPasskey } from '#services/identity/member-passkeys.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { callerOf } from '../caller-of.ts'
import { originOf } from '../identity/entry.ts'
import { personal } from '../page-request.ts'
import { changeEmail, handleChangePhone, handleSendPhoneCode } from './change-contacts.ts'
import type { SettingsDone } from './load-settings.ts'
import { readMemberForm } from './member-form.ts'
import { type MemberRequest, notOwn, onMemberPage } from './member-page.ts'

type Form<Intent extends SettingsForm['intent']> = Extract<SettingsForm, { intent: Intent }>

/** A completed change redirects to the page that confirms it; a refused one is shown where it was sent from. */
export const changeSettings = onMemberPage('settings', async request => {
  const form = await readMemberForm(request, settingsFormSchema)
  const refusal = await change(request, form)
  return data(refusal, { status: statusOf(refusal), headers: personal })
})

/** Sending a code is not a refusal. */
function statusOf(refusal: SettingsRefusal): number {
  return refusal.form === 'phone-code' && !refusal.reason ? 200 : 422
}

/** Throws a redirect when it succeeds. */
async function change(request: MemberRequest, form: SettingsForm): Promise<SettingsRefusal> {
  switch (form.intent) {
    case 'profile':
      return handleChangeProfile(request, form)
    case 'password':
      return handleChangePassword(request, form)
    case 'email':
      return throwDone(request, 'email', await changeEmail(request, form))
    case 'phone':
      return handleSendPhoneCode(request, form)
    case 'phone-code':
      return throwDone(request, 'phone', await handleChangePhone(request, form))
    case 'add-passkey':
      return handleAddPasskey(request, form)
    case 'remove-passkey':
      return handleRemovePasskey(request, form)
    case 'end-session':
      return handleEndSession(request, form)
    case 'end-others':
      return endOthers(request)
    case 'remove-address':
      return handleRemoveAddress(request, form)
    case 'erase':
      return erase(request, form)
  }
}

function doneWith({ market }: MemberRequest, done: SettingsDone) {
  return redirect(`${buildUrl(market, 'settings', [], [['done', done]])}#${done}`, {
    status: 303,
    headers: personal,
  })
}

function throwDone(
  request: MemberRequest,
  done: SettingsDone,
  refusal: SettingsRefusal | undefined,
): SettingsRefusal {
  if (refusal) return refusal
  throw doneWith(request, done)
}

async function handleChangeProfile(
  request: MemberRequest,
  { name, market, newsletter, parcelNewsBy }: Form<'profile'>,
): Promise<SettingsRefusal> {
  const { ctx, member } = request
  const profile = { name, market, wantsNewsletter: newsletter === 'on', parcelNewsBy }
  const changed = await changeProfile(ctx, member.userId, request.market, profile)
  if (changed.ok) throw doneWith(request, 'profile')
  return { form: 'profile', name, error: changed.refusal.error }
}

async function handleChangePassword(
  request: MemberRequest,
  { current, password, captcha }: Form<'password'>,
): Promise<SettingsRefusal> {
  const { ctx, member } = request
  const passwords = { current, password }
  const changed = await changePassword(ctx, member, passwords, callerOf(request, captcha))
  if (changed.ok) throw doneWith(request, 'password')
  const { refusal } = changed
  const form = 'password'
  switch (refusal.kind) {
    case 'field':
      return { form, reason: refusal.error }
    case 'password':
      return { form, reason: refusal.error }
    case 'wrong-password':
      return { form, reason: refusal }
    case 'captcha-needed':
    case 'too-many-tries':
      return { form, reason: { kind: refusal.kind } }
  }
}

async function handleAddPasskey(
  request: MemberRequest,
  { current, answer, captcha }: Form<'add-passkey'>,
): Promise<SettingsRefusal> {
  const { ctx, member } = request
  const caller = callerOf(request, captcha)
  const added = await addMemberPasskey(ctx, member, { current, answer }, originOf(request), caller)
  if (added.ok) throw doneWith(request, 'passkeys')
  const { refusal } = added
  const reason =
    refusal.kind === 'field' || refusal.kind === 'password'
      ? { kind: 'wrong-password' as const }
      : { kind: refusal.kind }
  return { form: 'passkey', reason }
}

async function handleRemovePasskey(
  request: MemberRequest,
  { passkey }: Form<'remove-passkey'>,
): Promise<never> {
  const { ctx, member } = request
  if (!(await removeMemberPasskey(ctx, member, passkey)).ok)
    throw notOwn(request, 'passkey', 'settings')
  throw doneWith(request, 'passkeys')
}

async function handleEndSession(
  request: MemberRequest,
  { session }: Form<'end-session'>,
): Promise<never> {
  const { ctx, member } = request
  const sessions = await listSessions(ctx, member)
  if (!sessions.some(({ id }) => id === session)) throw notOwn(request, 'session', 'settings')
  await endSession(ctx, member, session)
  throw doneWith(request, 'sessions')
}

async function endOthers(request: MemberRequest): Promise<never> {
  await endOtherSessions(request.ctx, request.member)
  throw doneWith(request, 'sessions')
}

async function handleRemoveAddress(
  request: MemberRequest,
  { address }: Form<'remove-address'>,
): Promise<never> {
  const { ctx, member, market } = request
  if (!(await removeAddress(ctx, { userId: member.userId, market }, address)))
    throw notOwn(request, 'address', 'settings')
  throw doneWith(request, 'addresses')
}

async function erase(
  request: MemberRequest,
  { confirmation, captcha }: Form<'erase'>,
): Promise<SettingsRefusal> {
  const { ctx, member, market } = request
  const form = 'erase'
  const refusalKind = await confirmationRefusal(request, confirmation, captcha)
  if (refusalKind) return { form, reason: { kind: refusalKind } }
  const erased = await eraseAccount(ctx, member)
  if (!erased.ok) return { form, reason: erased.refusal }
  const headers = new Headers(personal)
  const cookies = await signOut(ctx, request.request.headers.get('cookie') ?? undefined)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  // A new document: the browser forgets what it knew about the member.
  throw redirectDocument(buildUrl(market, 'settings', [], [['gone', '1']]), {
    status: 303,
    headers,
  })
}

/** A member with a password enters it; a member without one types a word to confirm. */
async function confirmationRefusal(request: MemberRequest, confirmation: string, captcha: string) {
  const { ctx, member, market } = request
  const { email } = member
  if (email === undefined || !(await hasPassword(ctx, member)))
    return isErasureWord(market, confirmation) ? undefined : 'wrong-word'
  const proven = await signIn(ctx, { email, password: confirmation }, callerOf(request, captcha))
  if (proven.ok) return proven.value.member.userId === member.userId ? undefined : 'wrong-password'
  const { kind } = proven.refusal
  return kind === 'captcha-needed' || kind === 'too-many-tries' ? kind : 'wrong-password'
}
