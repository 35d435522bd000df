import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldText } from './field.tsx'
import { inputClass } from './input-look.ts'

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'onChange' | 'required' | 'className'> & {
    readonly onChange?: ((value: string) => void) | undefined
    readonly className?: string | undefined
  }

/** For short lists that need no search; its children are `<option>` elements. */
export function Select(props: SelectProps) {
  const { label, required, hint, error, warning, id, className, onChange, ...rest } = props
  return (
    <Field {...{ label, required, hint, error, warning, id, className }}>
      {control => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            {...(onChange && { onChange: event => onChange(event.target.value) })}
            className={inputClass({ error, warning }, 'appearance-none pr-10 text-ellipsis')}
          />
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  )
}
