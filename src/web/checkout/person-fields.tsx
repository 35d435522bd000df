import { digitsOnly } from '#domain/field/digits-only.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import type { FormField } from './use-form.ts'

type PersonInputProps = FormField & {
  /** Where the form is sent by the browser itself. */
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

/** Spec 5.1: only digits and a plus sign are kept, also of what is pasted. */
export function PhoneInput(props: PersonInputProps) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" filter={digitsOnly} />
}
