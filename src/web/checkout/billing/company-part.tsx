import type { Billing } from '#domain/address/billing.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Downloaded when a company is billed: the checkout of a person needs neither its rules nor the register. */
function loadForm() {
  return import('./company-billing.tsx')
}

export function CompanyPart({ known }: { readonly known: Billing | undefined }) {
  const { general } = useText()
  const form = useLoaded('company', loadForm)
  if (form.kind === 'failed')
    return (
      <Alert
        tone="error"
        announce="polite"
        title={general.failure}
        action={<Button onClick={form.retry}>{general.retry}</Button>}
      />
    )
  if (form.kind !== 'loaded') return <Skeleton className="h-80" />
  const { CompanyBilling } = form.value
  return <CompanyBilling known={known} />
}
