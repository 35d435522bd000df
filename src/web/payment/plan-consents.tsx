import { lenderOf, planKind } from '#domain/payment/methods.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { PaymentForm, PlanProps } from './payment-form.ts'

/** The consents for the lender; never pre-ticked, marked red if missing (Spec 5.4). */
export function PlanConsents({ form, row, text }: PlanProps) {
  return planKind(row.type) === 'cofidis' ? (
    <div className="grid gap-1.5">
      <Consent form={form} name="loanTac" label={text.tac} />
      <Consent form={form} name="loanGdpr" label={text.gdpr} />
    </div>
  ) : (
    <Consent form={form} name="consent" label={text.consent(lenderOf(row.type)?.name ?? '')} />
  )
}

type ConsentProps = {
  readonly form: PaymentForm
  readonly name: 'consent' | 'loanTac' | 'loanGdpr'
  readonly label: string
}

function Consent({ form, name, label }: ConsentProps) {
  const { id, value, error } = form.field(name)
  return (
    <Checkbox
      id={id}
      required
      label={label}
      checked={value !== ''}
      onChange={isGiven => form.choose(name, { [name]: isGiven ? 'yes' : '' })}
      error={error}
    />
  )
}
