import type { LegalSection } from '#domain/content/legal-sections.ts'
import { lenderOf, planKind } from '#domain/payment/methods.ts'
import type { ConsentText } from '#text/payment/financing-page/ro.ts'
import { LegalLink } from '#web/form/legal-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { PaymentForm, PlanProps } from './payment-form.ts'

/** The consents for the lender; never pre-ticked, marked red if missing (Spec 5.4). */
export function PlanConsents({ form, row, text }: PlanProps) {
  return planKind(row.type) === 'cofidis' ? (
    <div className="grid gap-1.5">
      <Consent form={form} name="loanTac" text={text.tac} section="credit" />
      <Consent form={form} name="loanGdpr" text={text.gdpr} section="recipients" />
    </div>
  ) : (
    <Consent
      form={form}
      name="consent"
      text={text.consent(lenderOf(row.type)?.name ?? '')}
      section="credit"
    />
  )
}

type ConsentProps = {
  readonly form: PaymentForm
  readonly name: 'consent' | 'loanTac' | 'loanGdpr'
  readonly text: ConsentText
  /** What is agreed to. */
  readonly section: LegalSection
}

function Consent({ form, name, text, section }: ConsentProps) {
  const { id, value, error } = form.field(name)
  return (
    <Checkbox
      id={id}
      required
      label={
        <>
          {text.before}
          <LegalLink to={section}>{text.link}</LegalLink>
          {text.after}
        </>
      }
      checked={value !== ''}
      onChange={isGiven => form.choose(name, { [name]: isGiven ? 'yes' : '' })}
      error={error}
    />
  )
}
