import type { FormEvent, ReactNode } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { Form } from '../form/use-form.ts'
import { useCheckout } from './checkout-context.tsx'

/** The only open form; where the order button completes it, it has no button of its own. */
const formId = 'open-step'

type StepFormProps<Name extends string> = {
  readonly form: Form<Name>
  readonly onSubmit: (values: Form<Name>['values']) => void
  /** Where the button to continue stands beside what was chosen, in place of the one below everything. */
  readonly isNextInside?: boolean
  /** Whether a press on the last answer completes the step, too (`src/web/client/auto-advance.ts`). */
  readonly isAutoAdvanced?: boolean
  readonly children: ReactNode
}

/** Submits as the form's own button does: it shows the errors or completes the step. */
export function submitOpenStep() {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** A step's form: the error summary, the fields, and the button to continue. */
export function StepForm<Name extends string>(props: StepFormProps<Name>) {
  const { form, onSubmit, isNextInside = false, isAutoAdvanced = false, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.submit()
    if (values) onSubmit(values)
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      {...(isAutoAdvanced && { 'data-auto-advance': '' })}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {children}
      {!isNextInside && <NextButton className="mt-5" />}
    </form>
  )
}

/** Nothing where the order button completes the step. */
export function NextButton({ className }: { readonly className?: string }) {
  const { general } = useText()
  const { isOrderNext } = useCheckout()
  if (isOrderNext) return undefined
  return (
    <Button type="submit" className={classNames('w-full sm:w-auto sm:min-w-44', className)}>
      {general.next}
    </Button>
  )
}
