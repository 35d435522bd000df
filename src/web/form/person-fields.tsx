import { digitsOnly } from '#domain/field/digits-only.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FormField } from './use-form.ts'

type PersonInputProps = FormField & {
  /** Set where the form is submitted natively. */
  readonly name?: string | undefined
  readonly hint?: string | undefined
  readonly className?: string | undefined
}

export function NameInput(props: PersonInputProps) {
  return <TextInput {...props} autoComplete="name" />
}

export function EmailInput(props: PersonInputProps) {
  return (
    <TextInput
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Only digits and a plus sign are accepted, also from pasted text (Spec 5.1). */
export function PhoneInput(props: PersonInputProps) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" filter={digitsOnly} />
}
