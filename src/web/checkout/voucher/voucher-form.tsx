import { type FormEvent, useId, useState } from 'react'
import { reportFormError } from '#web/client/form-error.ts'
import { useText } from '#web/text/use-text.tsx'
import type { VoucherText } from '#web/text/voucher/ro.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldMessages, fieldLabelClass } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { useDesk } from '../checkout-desk.tsx'
import { voucherFaultWords } from './voucher-fault-words.ts'

type VoucherFormProps = { readonly text: VoucherText; readonly onAdded: () => void }

const maxTyped = 60

/** A code somebody was given; what was typed stays when it is refused. */
export const VoucherForm = ({ text, onAdded }: VoucherFormProps) => {
  const id = useId()
  const { typed, change, error, isAsking, apply } = useTypedCode(text, onAdded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isAsking) void apply()
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className={fieldLabelClass}>
        {text.label}
      </label>
      <div className="flex flex-wrap items-start gap-2.5">
        <input
          id={id}
          type="text"
          value={typed}
          onChange={event => change(event.target.value)}
          maxLength={maxTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-said ${id}-hint`}
          className={inputClass({ error }, 'min-w-0 flex-[1_1_12rem]')}
        />
        <Button type="submit" tone="ghost" size="small" busy={isAsking} className="min-h-12 px-5">
          {text.apply}
        </Button>
      </div>
      <FieldMessages id={`${id}-said`} error={error} />
      <p id={`${id}-hint`} className="mt-1.5 text-label text-ink-2">
        {text.hint}
      </p>
      <p role="status" className="sr-only">
        {isAsking ? text.checking : ''}
      </p>
    </form>
  )
}

const useTypedCode = (text: VoucherText, onAdded: () => void) => {
  const { vouchers } = useDesk()
  const { general } = useText()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const fail = (errorType: string, errorMessage: string) => {
    setError(errorMessage)
    const where = { location: 'payment-method', field: 'voucher', fieldLabel: text.label }
    reportFormError({ errorType, errorMessage, ...where })
  }
  return {
    typed,
    error,
    isAsking,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    apply: async () => {
      if (typed.trim() === '') return fail('required', general['general.required-error'])
      setAsking(true)
      const fault = await vouchers.add(typed)
      setAsking(false)
      if (fault) return fail(fault, voucherFaultWords(text, fault))
      setTyped('')
      onAdded()
    },
  }
}
