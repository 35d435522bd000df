import type { InsuranceKind, Insurer } from '#domain/order/insurance.ts'
import { insurancesRo } from '#text/order/insurances-page/ro.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type InsuranceClaimProps = {
  readonly kind: InsuranceKind
  readonly insurer?: Insurer
  readonly shopEmail: string
}

const { claim: text } = insurancesRo

/** What to do after an incident, and who the insurer is: the one in the settings, or else the shop handles the claim. */
export function InsuranceClaim({ kind, insurer, shopEmail }: InsuranceClaimProps) {
  return (
    <Card padding="roomy">
      <h2 className="text-heading">{text.title}</h2>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {text.steps[kind].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4">
        {insurer ? `${text.insurer(insurer.name)} ${text.throughShop}` : text.throughShop}
      </p>
      {insurer && <InsurerContact insurer={insurer} />}
      <ButtonLink
        size="small"
        tone="ghost"
        href={`mailto:${shopEmail}?subject=${encodeURIComponent(text.subject)}`}
        className="mt-4"
      >
        {text.write}
      </ButtonLink>
      <p className="mt-2 text-meta text-ink-2 [overflow-wrap:anywhere]">{shopEmail}</p>
    </Card>
  )
}

function InsurerContact({ insurer: { email, phone } }: { readonly insurer: Insurer }) {
  if (email === undefined && phone === undefined) return undefined
  return (
    <p className="mt-1 flex flex-wrap gap-x-3">
      {text.insurerContact}
      {email !== undefined && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      {phone !== undefined && (
        <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
      )}
    </p>
  )
}
