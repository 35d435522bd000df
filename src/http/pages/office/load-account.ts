import { data } from 'react-router'
import { staffAccountFormSchema } from '#contract/office-form.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { isFactorFresh } from '#domain/staff/staff.ts'
import {
  addPasskey,
  listOwnPasskeys,
  passkeyCreation,
  passkeyRequest,
  removePasskey,
} from '#services/passkey/passkeys.ts'
import { qrPath } from '#services/qr-path.ts'
import { audited } from '#services/staff/audited.ts'
import { freshenByPasskey } from '#services/staff/passkeys.ts'
import { confirmStaffFactor, confirmStaffPassword } from '#services/staff/sign-in-staff.ts'
import { updateStaffLanguage } from '#services/staff/staff-language.ts'
import { personal } from '../page-request.ts'
import { formOf, inLanguage, withCookies } from './load-office.ts'
import { type OfficeArgs, type OfficeRequest, onOfficePage, ownOfficePath } from './office-page.ts'

export const loadOfficeAccount = onOfficePage(
  'account',
  async ({ ctx, staff, factorAt, query, origin }) => ({
    name: staff.name,
    email: staff.email,
    language: staff.language,
    grants: staff.grants,
    hasApp: staff.hasApp,
    passkeys: await listOwnPasskeys(ctx, 'staff', staff.id),
    creation: await passkeyCreation(ctx, 'staff', staff, origin),
    request: passkeyRequest(ctx, 'staff', origin),
    isFresh: isFactorFresh(factorAt, ctx.clock()),
    next: query.get('next') === null ? undefined : ownOfficePath(query.get('next')),
  }),
)

/** A second factor that is being set up: shown once, after its password was given. */
export type AccountAnswer =
  | {
      readonly kind: 'started'
      readonly secret: string
      readonly qr: ReturnType<typeof qrPath>
      readonly backupCodes: readonly string[]
    }
  | { readonly kind: 'refused'; readonly form: string; readonly refusal: string }

export function sendOfficeAccount(args: OfficeArgs) {
  return onOfficePage('account', async request => {
    const form = await formOf(args, staffAccountFormSchema)
    const { ctx, staff, caller, origin } = request
    const cookie = args.request.headers.get('cookie') ?? ''
    const here = '/office/account/'
    const about = { staff, subject: `person ${staff.email}`, market: undefined }
    switch (form.form) {
      case 'language': {
        await updateStaffLanguage(ctx, staff.id, form.language)
        throw inLanguage(args, here, form.language, [])
      }
      case 'start': {
        const started = await ctx.staffAccounts.startFactor(cookie, form.password)
        return started
          ? accountAnswer({
              kind: 'started',
              secret: new URL(started.uri).searchParams.get('secret') ?? '',
              qr: qrPath(started.uri),
              backupCodes: started.backupCodes,
            })
          : refusedForm(form.form, 'wrong-credentials')
      }
      case 'confirm': {
        const confirmed = await audited(ctx, { ...about, action: 'enter-second-factor' }, () =>
          confirmStaffFactor(ctx, cookie, staff.id, form.code, caller),
        )
        if (!confirmed.ok) return refusedForm(form.form, confirmed.refusal.kind)
        const to = form.next === '' ? `${here}?done=factor` : ownOfficePath(form.next)
        throw withCookies(to, confirmed.value.cookies)
      }
      case 'use-passkey': {
        const used = await audited(ctx, { ...about, action: 'use-passkey' }, () =>
          freshenByPasskey(ctx, { cookie, staffId: staff.id }, form.answer, origin, caller),
        )
        if (!used.ok) return refusedForm(form.form, used.refusal.kind)
        throw withCookies(form.next === '' ? here : ownOfficePath(form.next), used.value.cookies)
      }
      case 'add-passkey': {
        const confirmed = await confirmedForPasskey(request, cookie, form.password)
        if (!confirmed.ok) return refusedForm(form.form, confirmed.refusal.kind)
        const added = await audited(ctx, { ...about, action: 'add-passkey' }, () =>
          addPasskey(ctx, 'staff', staff.id, form, origin),
        )
        if (!added.ok) return refusedForm(form.form, added.refusal.kind)
        throw withCookies(`${here}?done=passkey`, [])
      }
      case 'remove-passkey': {
        const removed = await audited(ctx, { ...about, action: 'remove-passkey' }, () =>
          removePasskey(ctx, 'staff', staff.id, form.id),
        )
        if (!removed.ok) return refusedForm(form.form, removed.refusal.kind)
        throw withCookies(here, [])
      }
      case 'sign-out':
        throw withCookies('/office/sign-in/', await ctx.staffAccounts.signOut(cookie))
    }
  })(args)
}

/** A new way in is added with a fresh second factor, or with the password while there is none. */
async function confirmedForPasskey(
  { ctx, staff, factorAt, caller }: OfficeRequest,
  cookie: string,
  password: string,
): Promise<Result<unknown, { readonly kind: string }>> {
  if (!staff.hasSecondFactor)
    return confirmStaffPassword(ctx, { cookie, staffId: staff.id }, password, caller)
  return isFactorFresh(factorAt, ctx.clock()) ? ok(undefined) : refuse({ kind: 'wrong-code' })
}

function refusedForm(form: string, refusal: string) {
  return accountAnswer({ kind: 'refused', form, refusal }, 422)
}

function accountAnswer(value: AccountAnswer, status = 200) {
  return data(value, { status, headers: personal })
}
