import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessages, RequiredMark } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  readonly label: ReactNode
  readonly onChange?: ((checked: boolean) => void) | undefined
  /** Given, even as `undefined`, if the box may be refused: its message has a place then. */
  readonly error?: string | undefined
  readonly className?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, onChange, error, className, required, ...rest } = props
  const messagesId = useId()
  return (
    <div className={className}>
      <label className="tick-label">
        <input
          {...rest}
          type="checkbox"
          {...(onChange && { onChange: event => onChange(event.target.checked) })}
          {...(required === true && { 'aria-required': true })}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': messagesId })}
          className="tickbox"
        />
        <span>
          {label}
          {required === true && <RequiredMark />}
        </span>
      </label>
      {'error' in props && <FieldMessages id={messagesId} error={error} />}
    </div>
  )
}
