import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldMessages, fieldLabelClass } from './field.tsx'
import { inputClass } from './input-look.ts'

type CodeFormProps = {
  readonly text: { readonly label: string; readonly apply: string; readonly checking: string }
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly error: string | undefined
  readonly isPending: boolean
  readonly onApply: () => Promise<void>
  readonly hint?: ReactNode
  /** Class for the width of the field. */
  readonly fieldClass: string
  readonly className?: string
  readonly ref?: Ref<HTMLFormElement>
}

/** One code field with its button; the typed code stays in the field when it is refused. */
export function CodeForm({ text, error, isPending, hint, ...props }: CodeFormProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void props.onApply()
  }
  return (
    <form ref={props.ref} onSubmit={submit} noValidate className={props.className}>
      <label htmlFor={id} className={fieldLabelClass}>
        {text.label}
      </label>
      <div className="flex flex-wrap items-start gap-2.5">
        <input
          id={id}
          type="text"
          value={props.value}
          onChange={event => props.onChange(event.target.value)}
          maxLength={props.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={classNames(`${id}-said`, hint !== undefined && `${id}-hint`)}
          className={inputClass({ error }, `min-w-0 ${props.fieldClass}`)}
        />
        <Button type="submit" tone="ghost" size="small" busy={isPending} className="min-h-12 px-5">
          {text.apply}
        </Button>
      </div>
      <FieldMessages id={`${id}-said`} error={error} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-2">
          {hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {isPending ? text.checking : ''}
      </p>
    </form>
  )
}
