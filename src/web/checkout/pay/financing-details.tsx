import { NotLoaded } from '#web/form/not-loaded.tsx'
import type { PaymentRows } from '#web/payment/rows-now.ts'
import { useText } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PaymentFormNow } from './use-payment-form.ts'

type FinancingDetailsProps = { readonly now: PaymentRows; readonly payment: PaymentFormNow }

/** What a method paid in instalments asks for; its space is reserved while terms and text are loading. */
export function FinancingDetails({ now, payment }: FinancingDetailsProps) {
  const { form, row, financing } = payment
  if (financing.kind === 'failed') return <NotLoaded onRetry={financing.retry} />
  if (!row || now.isLoading || financing.kind !== 'loaded')
    return <DetailsSkeleton id={form.field('plan').id} />
  const { Details, text } = financing.value
  return <Details {...{ now, form, row, text }} />
}

function DetailsSkeleton({ id }: { readonly id: string }) {
  return (
    <div id={id} tabIndex={-1} aria-busy="true" className="grid gap-3">
      <p className="sr-only">{useText().general.loading}</p>
      <Skeleton className="h-16" />
      <Skeleton className="h-36" />
      <Skeleton className="h-7" />
    </div>
  )
}
