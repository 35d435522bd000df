import { digitsOnly } from '#domain/field/digits-only.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FormField } from './use-form.ts'

type PersonInputProps = FormField & {
  /** For the browser's autofill, where the person may be another than the one who gets the parcel. */
  readonly purpose?: 'billing'
  /** Set where the form is submitted natively. */
  readonly name?: string | undefined
  readonly hint?: string | undefined
  readonly className?: string | undefined
}

export function NameInput({ purpose, ...props }: PersonInputProps) {
  return <TextInput {...props} autoComplete={tokens(purpose, 'name')} />
}

/** Only digits and a plus sign are accepted, also from pasted text (Spec 5.1). */
export function PhoneInput({ purpose, ...props }: PersonInputProps) {
  return (
    <TextInput
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={tokens(purpose, 'tel')}
      filter={digitsOnly}
    />
  )
}

function tokens(purpose: 'billing' | undefined, field: string) {
  return purpose === undefined ? field : `${purpose} ${field}`
}
