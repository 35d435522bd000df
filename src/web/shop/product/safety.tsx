import type { ReactNode } from 'react'
import type { Maker } from '#domain/device/maker.ts'
import type { Company } from '#domain/market/company.ts'
import { useText } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { SharedPart } from '#web/ui/shared-part.tsx'

type SafetyProps = {
  readonly brand: string
  readonly maker: Maker | undefined
  readonly company: Company
}

/** The manufacturer, its contact in the European Union, and this shop (rules-of-trade.md 8). */
export function Safety(props: SafetyProps) {
  return (
    <SharedPart as="section" aria-labelledby="safety-title" className="min-w-0">
      <SafetyCard {...props} />
    </SharedPart>
  )
}

function SafetyCard(props: SafetyProps) {
  const { product } = useText()
  return (
    <Card padding="roomy" className="text-meta text-ink-2">
      <h2 id="safety-title" className="text-heading text-ink">
        {product.safety}
      </h2>
      <p className="mt-2">{product.safetyText}</p>
      <p className="mt-2">{product.safetyBattery}</p>
      <Contacts {...props} />
    </Card>
  )
}

function Contacts({ brand, maker, company }: SafetyProps) {
  const { product, shell } = useText()
  return (
    <dl className="mt-3 grid gap-3">
      <Contact label={product.manufacturer} name={maker?.name ?? brand} lang="en">
        {maker && <span lang="en">{maker.address}</span>}
        {maker && (
          <a
            href={`https://${maker.site}`}
            rel="noopener"
            aria-label={`${product.makerSite}: ${maker.site}`}
            className="contact-link"
          >
            {maker.site}
          </a>
        )}
      </Contact>
      {maker?.inUnion && (
        <Contact label={product.inUnion} name={maker.inUnion.name} lang="en">
          <span lang="en">{maker.inUnion.address}</span>
        </Contact>
      )}
      <Contact label={product.ourContact} name={company.name}>
        {company.address}
        <span className="block">{`${shell.phone}: ${company.phone}`}</span>
        <a href={`mailto:${company.email}`} className="contact-link">
          {company.email}
        </a>
      </Contact>
    </dl>
  )
}

type ContactProps = {
  readonly label: string
  readonly name: string
  /** The language of the name, if it differs from the page's. */
  readonly lang?: 'en'
  readonly children: ReactNode
}

function Contact({ label, name, lang, children }: ContactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="block text-ink" lang={lang}>
          {name}
        </b>
        {children}
      </dd>
    </div>
  )
}
