import { LegalLink } from '#web/form/legal-link.tsx'
import type { Form } from '#web/form/use-form.ts'
import { useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type ConsentsProps = { readonly form: Form<'tac' | 'newsletter'> }

/** The customer agrees to terms and privacy and can opt in to emails; neither is pre-ticked (Rules of trade). */
export function Consents({ form }: ConsentsProps) {
  const { payment } = useText().checkout
  const tac = form.field('tac')
  const newsletter = form.field('newsletter')
  const tick = (name: 'tac' | 'newsletter', isGiven: boolean) =>
    form.choose(name, { [name]: isGiven ? 'yes' : '' })
  return (
    <fieldset className="mt-5 grid gap-1.5">
      <legend className="mb-2 text-label font-[650]">{payment.consents}</legend>
      <Checkbox
        id={tac.id}
        required
        label={<TermsLabel />}
        checked={tac.value !== ''}
        onChange={isGiven => tick('tac', isGiven)}
        error={tac.error}
      />
      <Checkbox
        id={newsletter.id}
        label={payment.newsletter}
        checked={newsletter.value !== ''}
        onChange={isGiven => tick('newsletter', isGiven)}
      />
    </fieldset>
  )
}

function TermsLabel() {
  const { terms } = useText().checkout.payment
  return (
    <>
      {terms.before}
      <LegalLink to="terms">{terms.terms}</LegalLink>
      {terms.middle}
      <LegalLink to="privacy">{terms.privacy}</LegalLink>
    </>
  )
}
