import type { ChangeEvent, ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { filterInPlace } from './filter-in-place.ts'
import { inputClass } from './input-look.ts'

type TextInputProps = FieldText &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'required' | 'className'> & {
    readonly value: string
    readonly onChange: (value: string) => void
    /** Returns the characters that the field accepts; works on the text, so that paste and arrow keys still work. */
    readonly filter?: ((text: string) => string) | undefined
    readonly className?: string | undefined
  }

export function TextInput(props: TextInputProps) {
  const { label, required, hint, error, warning, id, className, filter, onChange, ...rest } = props
  // Filters before React sees the text, so that the caret does not move.
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(filter ? filterInPlace(event.target, filter) : event.target.value)
  return (
    <Field {...{ label, required, hint, error, warning, id, className }}>
      {control => (
        <input
          type="text"
          {...rest}
          {...control}
          onChange={change}
          className={inputClass({ error, warning })}
        />
      )}
    </Field>
  )
}
