import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ContactForm, type ContactRefused } from './contact-form.tsx'

type ContactSectionProps = {
  readonly company: Company
  readonly isSent: boolean
  readonly refused: ContactRefused | undefined
}

/** The section that the contact page's path points to. */
export function ContactSection({ company, isSent, refused }: ContactSectionProps) {
  const { contact } = useContentText()
  const { market } = useMarket()
  const [, anchor] = buildUrl(market, 'contact').split('#')
  return (
    <section id={anchor} className="scroll-mt-6 lg:sticky lg:top-6">
      <h2 className="text-heading">{contact.title}</h2>
      <p className="mt-1.5 text-ink-2">{contact.intro}</p>
      <p className="mt-1.5 text-ink-2">
        {contact.direct}{' '}
        <TextLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</TextLink>
        {' · '}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
      </p>
      <Card padding="roomy" className="mt-5">
        {isSent && !refused ? (
          <Alert tone="success" title={contact.sent}>
            {contact.sentText}
          </Alert>
        ) : (
          <ContactForm refused={refused} />
        )}
      </Card>
    </section>
  )
}
