import { messageOfError } from '#domain/field/messages.ts'
import type { FieldError } from '#domain/field/validate.ts'
import { fieldMessage } from '#web/text/field-message.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useText } from '#web/text/use-text.tsx'

type Reason =
  | FieldError
  | { readonly kind: 'wrong-password' | 'wrong-code' | 'captcha-needed' | 'too-many-tries' }

/** Why an email address or a phone number is not changed. */
export function useContactText() {
  const { contactErrors } = useAccountText().settings
  const { general } = useText()
  return (reason: Reason): string => {
    switch (reason.kind) {
      case 'wrong-password':
      case 'wrong-code':
      case 'captcha-needed':
      case 'too-many-tries':
        return contactErrors[reason.kind]
      case 'required':
      case 'pattern':
      case 'diacritics':
      case 'max-length':
      case 'generic':
        return fieldMessage(general, messageOfError(reason))
    }
  }
}
