import { messageOfError } from '#domain/field/messages.ts'
import type { PasswordError } from '#domain/identity/password-rules.ts'
import type { IdentityText } from '#text/identity/page/ro.ts'
import type { GeneralText } from '#text/shell/general-page/ro.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import type { EntryRefusal } from './entry-answer.ts'

type Text = { readonly general: GeneralText; readonly text: IdentityText }

/** Every refusal of the sign-in pages as text in the language of the page. */
export function refusalText(refusal: EntryRefusal, { general, text }: Text): string {
  switch (refusal.kind) {
    case 'field':
      return fieldMessage(general, messageOfError(refusal.error))
    case 'password':
      return passwordFaultText(refusal.error, { general, text })
    case 'too-many-tries':
      return text.refusals[refusal.kind](Math.max(1, Math.ceil(refusal.retryAfterSeconds / 60)))
    case 'captcha-needed':
    case 'wrong-credentials':
    case 'blocked':
    case 'wrong-code':
    case 'wrong-passkey':
    case 'invalid-link':
    case 'not-vouched':
    case 'no-verified-email':
    case 'unavailable':
      return text.refusals[refusal.kind]
  }
}

export function passwordFaultText(error: PasswordError, { general, text }: Text): string {
  switch (error.kind) {
    case 'too-short':
      return general['general.password-error']
    case 'too-long':
      return text.meter.long(error.max)
    case 'too-common':
      return text.meter.common
  }
}

/** The field of the form that a refusal is about; `undefined` if it is about the whole form. */
export function refusedField(refusal: EntryRefusal): string | undefined {
  if (refusal.kind === 'password') return 'password'
  return refusal.kind === 'field' ? refusal.field : undefined
}
