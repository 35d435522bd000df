import { passwordFault } from '#domain/identity/password-rules.ts'
import type { FaultWords } from '#web/checkout/use-fault-words.ts'
import { useIdentityText } from '#web/text/identity/identity-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { passwordFaultWords } from './refusal-words.ts'

/** What exactly is wrong with a new password. */
export function useNewPasswordWords(): FaultWords<string> {
  const words = { general: useText().general, text: useIdentityText() }
  return (name, error, value) => {
    const fault = name === 'password' && error.kind !== 'required' && passwordFault(value)
    return fault ? passwordFaultWords(fault, words) : undefined
  }
}
