import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessages, RequiredMark } from './field.tsx'
import { SharedShape } from './shared-shapes.tsx'

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
  return (
    <div className={className}>
      <label className="tick-label">
        <span className="tick-place">
          <input
            {...rest}
            type="checkbox"
            {...(onChange && { onChange: event => onChange(event.target.checked) })}
            {...(required === true && { 'aria-required': true })}
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': messagesId })}
            className={classNames(
              'peer tickbox',
              error === undefined ? 'border-control' : 'border-rust',
            )}
          />
          <SharedShape shape="tick" className="tick" />
        </span>
        <span className="min-w-0 flex-1">
          {label}
          {required === true && <RequiredMark />}
        </span>
        {count !== undefined && <span className="tick-count">{count}</span>}
      </label>
      {count === undefined && <FieldMessages id={messagesId} error={error} />}
    </div>
  )
}
