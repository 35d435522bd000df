import type { Form } from '#web/form/use-form.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { AccountName } from './use-account-form.ts'

type AccountFieldsProps = { readonly form: Form<AccountName> }

/** The bank account that the money of an order paid on delivery is refunded to. */
export function AccountFields({ form }: AccountFieldsProps) {
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{useReturningText().form.ibanText}</p>
      <AccountInputs form={form} />
    </div>
  )
}

/** Not saved by the browser: typed each time. */
export function AccountInputs({ form }: AccountFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        {...form.field('iban')}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextInput {...form.field('holder')} name="holder" autoComplete="name" maxLength={120} />
    </div>
  )
}
