import type { RegisteredCompany } from '#domain/address/company-look-up.ts'
import { isRegistrationNumber } from '#domain/field/patterns/registration-number.ts'
import type { Form } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import type { CompanyName } from './company-form.ts'
import { useCompanyLookUp } from './use-company-look-up.ts'

type CompanyLookUpProps = {
  readonly form: Form<CompanyName>
  readonly onSeat: (seat: string) => void
}

const responseClass = '-mt-2 flex flex-wrap items-center gap-x-2 text-note text-ink-2 sm:col-span-2'

/** The public register's result for the fiscal code above. It fills empty fields and never blocks the form. */
export function CompanyLookUp({ form, onSeat }: CompanyLookUpProps) {
  const { lookUp } = useText().checkout.billing
  const { market } = useMarket()
  const { name, registrationNumber, fiscalCode } = form.values
  const fill = (company: RegisteredCompany) => {
    const number = company.registrationNumber ?? ''
    const fillsNumber = registrationNumber.trim() === '' && isRegistrationNumber(market, number)
    form.choose('name', {
      name: company.name,
      ...(fillsNumber && { registrationNumber: number }),
    })
  }
  const result = useCompanyLookUp(fiscalCode, response => {
    const company = response.kind === 'found' ? response.company : undefined
    onSeat(company?.address?.trim() ?? '')
    if (company && name.trim() === '') fill(company)
  })
  const found = result?.kind === 'found' ? result.company : undefined
  return (
    <div className={result ? responseClass : 'sr-only'}>
      <p role="status">
        {result?.kind === 'asking' && lookUp.requesting}
        {found && lookUp.found([found.name, found.address].filter(Boolean).join(', '))}
        {result?.kind === 'not-found' && lookUp.notFound}
        {result?.kind === 'not-verified' && lookUp.notVerified}
      </p>
      {found && found.name !== name.trim() && (
        <Button tone="quiet" size="small" onClick={() => fill(found)}>
          {lookUp.use}
        </Button>
      )}
    </div>
  )
}
