import type { FormEvent } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import { planKind } from '#domain/payment/methods.ts'
import { useForm } from '#web/form/use-form.ts'
import type { PlanProps } from '#web/payment/payment-form.ts'
import { PlanConsents } from '#web/payment/plan-consents.tsx'
import { PlanPicker } from '#web/payment/plan-picker.tsx'
import { PlanSummary } from '#web/payment/plan-summary.tsx'
import { choiceOf, chosenOption, type PaymentName, valuesOf } from '#web/payment/plan-values.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

type AgainPlanProps = Pick<PlanProps, 'row' | 'text'> & {
  readonly total: Money
  readonly button: string
  readonly isBusy: boolean
  readonly onPay: (plan: InstallmentPlan) => void
}

/** The number of instalments, the terms and the consents for the lender; the lender's own page asks for the rest. */
export function AgainPlan({ row, text, total, button, isBusy, onPay }: AgainPlanProps) {
  const labels = useText().checkout.steps
  const form = useForm<PaymentName>({
    location: 'payment-again',
    initial: { ...valuesOf(undefined, ''), type: row.type },
    rules: rulesOf(row.type),
    labels: { ...text.fields, plan: labels['payment-method'] },
  })
  const option = chosenOption(form.values.plan, row.plans)
  if (!option) return undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.submit()
    const plan = values && choiceOf(values, row)?.plan
    if (plan) onPay(plan)
  }
  // There is no down payment here, so terms are not recalculated.
  const now = { rows: [row], isLoading: false, schemes: [], financed: total }
  const details = { now, form, row, text, option }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <PlanPicker {...details} />
      <PlanSummary {...details} />
      <PlanConsents {...details} />
      <Button type="submit" full busy={isBusy}>
        {button}
      </Button>
    </form>
  )
}

const required = { required: 'consent' } as const

function rulesOf(type: PlanProps['row']['type']) {
  return planKind(type) === 'cofidis'
    ? { loanTac: required, loanGdpr: required }
    : { consent: required }
}
