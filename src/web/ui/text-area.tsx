import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { inputClass } from './input-look.ts'

type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'required' | 'className'> & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly className?: string | undefined
  }

/** A field for free text of more than one line. */
export function TextArea(props: TextAreaProps) {
  const { label, required, hint, error, warning, id, className, onChange, ...rest } = props
  return (
    <Field {...{ label, required, hint, error, warning, id, className }}>
      {control => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          onChange={event => onChange(event.target.value)}
          className={inputClass({ error, warning }, 'block resize-y')}
        />
      )}
    </Field>
  )
}
