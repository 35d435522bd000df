import { passwordError } from '#domain/identity/password-rules.ts'
import type { ErrorText } from '#web/form/use-error-text.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { passwordFaultText } from './refusal-text.ts'

/** The exact error of a new password. */
export function useNewPasswordText(): ErrorText<string> {
  const texts = { general: useText().general, text: useIdentityText() }
  return (name, error, value) => {
    const problem = name === 'password' && error.kind !== 'required' && passwordError(value)
    return problem ? passwordFaultText(problem, texts) : undefined
  }
}
