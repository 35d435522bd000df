import { buildUrl } from '#domain/market/build-url.ts'
import type { Form } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

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
      <LegalLink page="terms">{terms.terms}</LegalLink>
      {terms.middle}
      <LegalLink page="privacy">{terms.privacy}</LegalLink>
    </>
  )
}

type LegalLinkProps = { readonly page: 'terms' | 'privacy'; readonly children: string }

/** Opens in a new tab, so that the order stays as it is. */
function LegalLink({ page, children }: LegalLinkProps) {
  const { market, base } = useMarket()
  const { newTab } = useText().checkout.payment
  return (
    <TextLink href={base + buildUrl(market, page)} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {newTab}</span>
    </TextLink>
  )
}
