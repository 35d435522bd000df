import type { ReactNode } from 'react'
import type { Company } from '#domain/market/company.ts'
import { useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="inline">{label}: </dt>
      <dd className="inline text-paper">{children}</dd>
    </div>
  )
}

export function CompanyCard({ company }: { readonly company: Company }) {
  const { shell } = useText()
  return (
    <address className="text-meta text-night-2 not-italic">
      <p className="mb-1 font-bold text-paper">{company.name}</p>
      <dl className="grid gap-1">
        <Fact label={shell.registrationNumber}>{company.registrationNumber}</Fact>
        <Fact label={shell.vatNumber}>{company.vatNumber}</Fact>
        <Fact label={shell.address}>{company.address}</Fact>
        <Fact label={shell.phone}>
          <TextLink tone="night" href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>
            {company.phone}
          </TextLink>
        </Fact>
        <Fact label={shell.email}>
          <TextLink tone="night" href={`mailto:${company.email}`}>
            {company.email}
          </TextLink>
        </Fact>
      </dl>
    </address>
  )
}
