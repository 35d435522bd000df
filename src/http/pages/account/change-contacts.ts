import type { SettingsForm } from '#contract/account-form.ts'
import type { SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { changePhone } from '#services/identity/change-phone.ts'
import { requestEmailChange } from '#services/identity/request-email-change.ts'
import { sendPhoneCode } from '#services/identity/send-phone-code.ts'
import { callerOf } from '../caller-of.ts'
import type { MemberRequest } from './member-page.ts'

type Form<Intent extends SettingsForm['intent']> = Extract<SettingsForm, { intent: Intent }>

/** The same response whether or not the address is in use; only the email differs. `undefined` if it was accepted. */
export async function changeEmail(
  request: MemberRequest,
  { email, current, captcha }: Form<'email'>,
): Promise<SettingsRefusal | undefined> {
  const { ctx, member } = request
  const caller = callerOf(request, captcha)
  const result = await requestEmailChange(ctx, member, { email, current }, caller)
  if (result.ok) return undefined
  const { refusal } = result
  const form = { form: 'email', email } as const
  switch (refusal.kind) {
    case 'field':
      return {
        ...form,
        field: refusal.field === 'email' ? 'email' : 'current',
        reason: refusal.error,
      }
    case 'password':
      return { ...form, field: 'current', reason: { kind: 'wrong-password' } }
    case 'wrong-password':
    case 'captcha-needed':
    case 'too-many-tries':
      return { ...form, field: 'current', reason: { kind: refusal.kind } }
  }
}

/** The same response whether or not the number is in use. */
export async function handleSendPhoneCode(
  request: MemberRequest,
  { phone, captcha }: Form<'phone'>,
): Promise<SettingsRefusal> {
  const { ctx, market } = request
  const sent = await sendPhoneCode(ctx, { market, phone }, callerOf(request, captcha))
  if (sent.ok) return { form: 'phone-code', phone }
  const { refusal } = sent
  switch (refusal.kind) {
    case 'field':
      return { form: 'phone', phone, reason: refusal.error }
    case 'password':
      return { form: 'phone', phone, reason: { kind: 'generic' } }
    case 'captcha-needed':
    case 'too-many-tries':
      return { form: 'phone', phone, reason: { kind: refusal.kind } }
  }
}

/** `undefined` if the number now belongs to the member. */
export async function handleChangePhone(
  request: MemberRequest,
  { phone, code, captcha }: Form<'phone-code'>,
): Promise<SettingsRefusal | undefined> {
  const { ctx, market } = request
  const cookie = request.request.headers.get('cookie') ?? ''
  const change = { market, phone, code }
  const changed = await changePhone(ctx, cookie, change, callerOf(request, captcha))
  if (changed.ok) return undefined
  const { refusal } = changed
  const form = { form: 'phone-code', phone } as const
  switch (refusal.kind) {
    case 'field':
      return { ...form, reason: refusal.error }
    case 'password':
      return { ...form, reason: { kind: 'generic' } }
    case 'wrong-code':
    case 'captcha-needed':
    case 'too-many-tries':
      return { ...form, reason: { kind: refusal.kind } }
  }
}
