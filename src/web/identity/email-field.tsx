import type { FormField } from '#web/form/use-form.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type EmailFieldProps = FormField & { readonly autoComplete: 'username' | 'email' }

/** `username` if it is paired with a password, so that password managers recognise the pair. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextInput
      {...props}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
