import { messageOfError } from '#domain/field/messages.ts'
import { type PasswordFault, passwordFault } from '#domain/identity/password-rules.ts'
import type { SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { useAccountText } from '#web/text/account/account-text.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useText } from '#web/text/use-text.tsx'

type Refused = Extract<SettingsRefusal, { form: 'password' }>['reason']

/** Why a password cannot be taken, as the form finds it and as the shop says it. */
export function usePasswordWords() {
  const { faults } = useAccountText().settings.password
  const { general } = useText()
  const ofFault = (fault: PasswordFault): string => {
    switch (fault.kind) {
      case 'too-short':
        return faults['too-short'](fault.min)
      case 'too-long':
        return faults['too-long'](fault.max)
      case 'too-common':
        return faults['too-common']
    }
  }
  const ofRefusal = (reason: Refused): string => {
    switch (reason.kind) {
      case 'wrong-password':
      case 'captcha-needed':
      case 'too-many-tries':
        return faults[reason.kind]
      case 'too-short':
      case 'too-long':
      case 'too-common':
        return ofFault(reason)
      case 'required':
      case 'pattern':
      case 'diacritics':
      case 'max-length':
      case 'generic':
        return fieldMessage(general, messageOfError(reason))
    }
  }
  const ofTyped = (password: string, email: string | undefined) => {
    const fault = passwordFault(password, email)
    return fault && ofFault(fault)
  }
  return { ofRefusal, ofTyped }
}
