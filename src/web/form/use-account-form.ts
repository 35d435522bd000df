import { holderRules, ibanRules } from '#domain/field/account-rules.ts'
import { type Form, useForm, type Values } from '#web/form/use-form.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'

export type AccountName = 'iban' | 'holder'

/** The bank account for the refund; its number is validated by its checksum while it is typed. */
export function useAccountForm(
  location: string,
  initial: Values<AccountName>,
  refused: readonly AccountName[],
): Form<AccountName> {
  const { form: text } = useReturningText()
  return useForm<AccountName>({
    location,
    initial,
    rules: { iban: ibanRules, holder: holderRules },
    labels: { iban: text.iban, holder: text.holder },
    errorText: (name, error) => {
      if (error.kind === 'required') return text.missing[name]
      return name === 'iban' ? text.ibanError : undefined
    },
    refused,
  })
}
