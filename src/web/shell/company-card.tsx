import type { ReactNode } from 'react'
import type { Company } from '#domain/market/company.ts'
import { useText } from '#web/text/use-text.tsx'

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{`${label}: `}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function CompanyCard({ company }: { readonly company: Company }) {
  const { shell } = useText()
  return (
    <address className="company-card">
      <p>{company.name}</p>
      <dl>
        <Fact label={shell.registrationNumber}>{company.registrationNumber}</Fact>
        <Fact label={shell.vatNumber}>{company.vatNumber}</Fact>
        <Fact label={shell.address}>{company.address}</Fact>
        <Fact label={shell.phone}>
          <a href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}>{company.phone}</a>
        </Fact>
        <Fact label={shell.email}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Fact>
      </dl>
    </address>
  )
}
