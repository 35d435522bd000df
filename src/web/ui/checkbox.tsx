import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessages, RequiredMark } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  readonly label: ReactNode
  readonly onChange?: ((checked: boolean) => void) | undefined
  readonly error?: string | undefined
  /** The number of products left if this filter is applied. */
  readonly count?: string | undefined
  readonly className?: string | undefined
}

const boxClass =
  'peer size-5 shrink-0 cursor-pointer appearance-none rounded-[5px] border-[1.5px] bg-paper transition-colors checked:border-jade checked:bg-jade forced-colors:appearance-auto'

export function Checkbox(props: CheckboxProps) {
  const { label, onChange, error, count, className, required, ...rest } = props
  const messagesId = useId()
  return (
    <div className={className}>
      <label className="group flex min-h-7 items-start gap-2.5 py-0.5 text-ink-2 has-checked:font-semibold has-checked:text-ink">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            {...(onChange && { onChange: event => onChange(event.target.checked) })}
            {...(required === true && { 'aria-required': true })}
            {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': messagesId })}
            className={classNames(boxClass, error === undefined ? 'border-control' : 'border-rust')}
          />
          <Check
            size={14}
            strokeWidth={3.5}
            aria-hidden="true"
            className="pointer-events-none invisible absolute text-paper peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0 flex-1">
          {label}
          {required === true && <RequiredMark />}
        </span>
        {count !== undefined && (
          <span className="mt-0.5 text-note font-normal text-ink-3">{count}</span>
        )}
      </label>
      <FieldMessages id={messagesId} error={error} />
    </div>
  )
}
