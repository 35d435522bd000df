import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessages, RequiredMark } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  readonly label: ReactNode
  readonly onChange?: ((checked: boolean) => void) | undefined
  readonly error?: string | undefined
  /** The number of products left if this filter is applied; a filter is never refused and has no error. */
  readonly count?: string | undefined
  readonly className?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, onChange, error, count, className, required, ...rest } = props
  const messagesId = useId()
  const isFilter = count !== undefined
  const field = (
    <label className={classNames('tick-label', isFilter && className)}>
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
      {isFilter && <small>{count}</small>}
    </label>
  )
  if (isFilter) return field
  return (
    <div className={className}>
      {field}
      <FieldMessages id={messagesId} error={error} />
    </div>
  )
}
