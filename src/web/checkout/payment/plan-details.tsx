import { planKindOf } from '#domain/payment/choice.ts'
import { LoanFields } from './loan-fields.tsx'
import { OneyArea } from './oney-area.tsx'
import type { PlanProps } from './payment-form.ts'
import { PlanConsents } from './plan-consents.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { chosenOption } from './plan-values.ts'

export type PlanDetailsProps = PlanProps

/** The choice of instalments, its summary, the fields the lender asks for, and the consents (Spec 2.3). */
export function PlanDetails(props: PlanDetailsProps) {
  const { form, row } = props
  const option = chosenOption(form.values.plan, row.plans)
  if (!option) return undefined
  const kind = planKindOf(row.type)
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
