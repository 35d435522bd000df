import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type FieldText = {
  readonly label: ReactNode
  readonly required?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly warning?: string | undefined
}

/** The props that connect a control inside a field with the field's label and messages. */
export type FieldControl = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

export const fieldLabelClass = 'mb-1.25 block text-label font-[620]'

/** A required field shows an asterisk, on the same line as its last word (Spec 5.1). */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap">
      {' *'}
    </span>
  )
}

function FieldLabelText({ label, required }: Pick<FieldText, 'label' | 'required'>) {
  return (
    <>
      {label}
      {required === true && <RequiredMark />}
    </>
  )
}

type FieldMessagesProps = Pick<FieldText, 'hint' | 'error' | 'warning'> & { readonly id: string }

/** The message appears under the field; an error takes precedence over a warning (Spec 5.1). */
export function FieldMessages({ id, hint, error, warning }: FieldMessagesProps) {
  return (
    <div id={id} className="text-note">
      {hint !== undefined && <p className="mt-1 text-ink-3">{hint}</p>}
      <div aria-live="polite" className="font-[560]">
        {error !== undefined && <p className="mt-1 text-rust">{error}</p>}
        {error === undefined && warning !== undefined && (
          <p className="mt-1 text-gold-ink">{warning}</p>
        )}
      </div>
    </div>
  )
}

type FieldProps = FieldText & {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({ id, className, children, label, required, ...messages }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const messagesId = `${controlId}-messages`
  const hasMessage = [messages.hint, messages.error, messages.warning].some(
    message => message !== undefined,
  )
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={controlId} className={fieldLabelClass}>
        <FieldLabelText label={label} required={required} />
      </label>
      {children({
        id: controlId,
        'aria-invalid': messages.error === undefined ? undefined : true,
        'aria-describedby': hasMessage ? messagesId : undefined,
        'aria-required': required === true ? true : undefined,
      })}
      <FieldMessages id={messagesId} {...messages} />
    </div>
  )
}
