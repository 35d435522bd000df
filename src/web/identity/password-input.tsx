import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FormField } from '#web/form/use-form.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'

type PasswordInputProps = FormField & {
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: ReactNode
}

/** The password can be shown; password managers can fill it in, and pasting works. */
export function PasswordInput(props: PasswordInputProps) {
  const { autoComplete, onChange, onBlur, value, ...field } = props
  const text = useIdentityText()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...field}>
      {control => (
        <div className="relative">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name="password"
            {...{ autoComplete, value, onBlur }}
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => onChange(event.target.value)}
            className={inputClass({ error: field.error }, 'pr-13')}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            aria-label={isShown ? text.hidePassword : text.showPassword}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-input text-ink-2 hover:text-ink noscript:hidden"
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
