import type { FormEvent, ReactNode } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useCheckout } from './checkout-desk.tsx'
import type { Form } from './use-form.ts'

/** The only form there is; where the order button completes it, it has none of its own. */
const formId = 'open-step'

type StepFormProps<Name extends string> = {
  readonly form: Form<Name>
  readonly onSubmit: (values: Form<Name>['values']) => void
  readonly children: ReactNode
}

/** As its own button would: what is wrong in it is said, or the step is completed. */
export function submitOpenStep() {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** A step's form: what is wrong first, the fields, and the way on. */
export function StepForm<Name extends string>({ form, onSubmit, children }: StepFormProps<Name>) {
  const { general } = useText()
  const { isOrderNext } = useCheckout()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.submit()
    if (values) onSubmit(values)
  }
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <ErrorSummary faults={form.faults} attempt={form.attempt} />
      {children}
      {!isOrderNext && (
        <Button type="submit" className="mt-5 w-full sm:w-auto sm:min-w-44">
          {general.next}
        </Button>
      )}
    </form>
  )
}
