import { type LegalSection, legalSections } from '#domain/content/legal-sections.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type LegalLinkProps = {
  readonly to: 'terms' | 'privacy' | LegalSection
  readonly children: string
}

/** A legal text or a section of it. Opens in a new tab, so that the order stays as it is. */
export function LegalLink({ to, children }: LegalLinkProps) {
  const { market, base } = useMarket()
  const { newTab } = useText().checkout.payment
  const path =
    to === 'terms' || to === 'privacy'
      ? buildUrl(market, to)
      : `${buildUrl(market, legalSections[to])}#${to}`
  return (
    <TextLink href={base + path} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> {newTab}</span>
    </TextLink>
  )
}
