import { planKind } from '#domain/payment/methods.ts'
import { LoanFields } from '#web/payment/loan-fields.tsx'
import type { PlanProps } from '#web/payment/payment-form.ts'
import { PlanConsents } from '#web/payment/plan-consents.tsx'
import { PlanPicker } from '#web/payment/plan-picker.tsx'
import { PlanSummary } from '#web/payment/plan-summary.tsx'
import { chosenOption } from '#web/payment/plan-values.ts'
import { OneyArea } from './oney-area.tsx'

/** The choice of instalments, its summary, the fields the lender asks for, and the consents (Spec 2.3). */
export function PlanDetails(props: PlanProps) {
  const { form, row } = props
  const option = chosenOption(form.values.plan, row.plans)
  if (!option) return undefined
  const kind = planKind(row.type)
  return (
    <div className="grid gap-4">
      <PlanPicker {...props} option={option} />
      {kind === 'cofidis' && <LoanFields {...props} option={option} />}
      <PlanSummary {...props} option={option} />
      {kind === 'oney' && <OneyArea {...props} option={option} />}
      <PlanConsents {...props} />
    </div>
  )
}
