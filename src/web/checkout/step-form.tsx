import type { FormEvent, ReactNode } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Form } from '../form/use-form.ts'
import { useCheckout } from './checkout-context.tsx'

/** The only open form; where the order button completes it, it has no button of its own. */
const formId = 'open-step'

type StepFormProps<Name extends string> = {
  readonly form: Form<Name>
  readonly onSubmit: (values: Form<Name>['values']) => void
  readonly children: ReactNode
}

/** Submits as the form's own button does: it shows the errors or completes the step. */
export function submitOpenStep() {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** A step's form: the error summary, the fields, and the button to continue. */
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
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
      {!isOrderNext && (
        <Button type="submit" className="mt-5 w-full sm:w-auto sm:min-w-44">
          {general.next}
        </Button>
      )}
    </form>
  )
}
