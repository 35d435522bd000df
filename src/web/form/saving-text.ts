import { ownEntry } from '#domain/own-entry.ts'
import type { SavingAnswer } from '#web/client/addresses-client.ts'
import { addressLabels } from '#web/form/address-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useText } from '#web/text/use-text.tsx'

/** Why an address was not saved. */
export function useSavingText() {
  const { addresses: text } = useAccountText().settings
  const { checkout, general } = useText()
  const labels: Readonly<Record<string, string>> = addressLabels(checkout)
  return (answer: SavingAnswer): string | undefined => {
    switch (answer.kind) {
      case 'saved':
        return undefined
      case 'too-many-addresses':
        return text.tooMany(answer.max)
      case 'invalid-field':
        return `${ownEntry(labels, answer.field) ?? text.title}: ${general['general.generic-error']}`
      case 'unreachable':
        return text.unreachable
    }
  }
}
