import { messageOfError } from '#domain/field/messages.ts'
import { type PasswordError, passwordError } from '#domain/identity/password-rules.ts'
import type { SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useText } from '#web/text/use-text.tsx'

type Reason = Extract<SettingsRefusal, { form: 'password' }>['reason']

/** Why a password is not accepted, as the form detects it and as the server reports it. */
export function usePasswordText() {
  const { errors } = useAccountText().settings.password
  const { general } = useText()
  const ofError = (error: PasswordError): string => {
    switch (error.kind) {
      case 'too-short':
        return errors['too-short'](error.min)
      case 'too-long':
        return errors['too-long'](error.max)
      case 'too-common':
        return errors['too-common']
    }
  }
  const ofRefusal = (reason: Reason): string => {
    switch (reason.kind) {
      case 'wrong-password':
      case 'captcha-needed':
      case 'too-many-tries':
        return errors[reason.kind]
      case 'too-short':
      case 'too-long':
      case 'too-common':
        return ofError(reason)
      case 'required':
      case 'pattern':
      case 'diacritics':
      case 'max-length':
      case 'generic':
        return fieldMessage(general, messageOfError(reason))
    }
  }
  const ofTyped = (password: string, email: string | undefined) => {
    const error = passwordError(password, email)
    return error && ofError(error)
  }
  return { ofRefusal, ofTyped }
}
