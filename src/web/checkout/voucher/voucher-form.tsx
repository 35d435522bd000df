import { useState } from 'react'
import type { VoucherText } from '#text/voucher/page/ro.ts'
import { type FormError, reportFormError } from '#web/client/form-error.ts'
import { CodeForm } from '#web/ui/code-form.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { voucherError, voucherField } from './voucher-error.ts'

type VoucherFormProps = { readonly text: VoucherText; readonly onAdded: () => void }

const maxTyped = 60

/** A form for a voucher code; the typed code stays if it is refused. */
export function VoucherForm({ text, onAdded }: VoucherFormProps) {
  const { typed, change, error, isPending, apply } = useTypedCode(text, onAdded)
  return (
    <CodeForm
      {...{ text, error, isPending }}
      hint={text.hint}
      value={typed}
      onChange={change}
      onApply={apply}
      maxLength={maxTyped}
      fieldClass="flex-[1_1_12rem]"
    />
  )
}

function useTypedCode(text: VoucherText, onAdded: () => void) {
  const { vouchers } = useCheckout()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const fail = (problem: FormError) => {
    setError(problem.errorMessage)
    reportFormError(problem)
  }
  const missing = {
    errorType: 'required',
    errorMessage: text.errors.missing,
    ...voucherField,
    fieldLabel: text.label,
  }
  return {
    typed,
    error,
    isPending,
    change: (next: string) => {
      setTyped(next)
      setError(undefined)
    },
    apply: async () => {
      if (typed.trim() === '') return fail(missing)
      setPending(true)
      const problem = await vouchers.add(typed)
      setPending(false)
      if (problem) return fail(voucherError(text, problem))
      setTyped('')
      onAdded()
    },
  }
}
