import type { Currency } from '#domain/money/money.ts'
import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'
import { type Fields, numberIn } from '../read-fields.ts'

type Meaning = { readonly types: readonly ProviderEventType[]; readonly label: string }

/**
 * The meaning of loan_status: 3 is a promise, 4 and 5 are money; 8 reverses a loan that was paid out, 6 and 7 one that
 * was deliverable; Cofidis settles 10 by hand (providers.md, Cofidis).
 */
const meaningOf: Readonly<Record<number, Meaning>> = {
  1: { types: ['action-required'], label: 'filling' },
  2: { types: ['in-review'], label: 'in progress' },
  3: { types: ['in-review'], label: 'orderable' },
  4: { types: ['captured'], label: 'deliverable' },
  5: { types: ['captured'], label: 'financed' },
  6: { types: ['cancelled', 'reversed'], label: 'technical storno' },
  7: { types: ['cancelled', 'reversed'], label: 'storno before financing' },
  8: { types: ['needs-person', 'reversed'], label: 'storno after financing' },
  9: { types: ['declined'], label: 'rejected' },
  10: { types: ['needs-person'], label: 'manual handling' },
  11: { types: ['action-required'], label: 'not submitted' },
}

/** `undefined` without a known status. No amount is documented: if there is one, it is compared. */
export function loanEvents(
  fields: Fields,
  reference: string,
  expected: Currency,
): ProviderEvent[] | undefined {
  const status = numberIn(fields, 'loan_status')
  const meaning = status === undefined ? undefined : meaningOf[status]
  if (!meaning) return undefined
  const amount = reportedAmount(fields, { ...amountFields, expected })
  return meaning.types.map(type => ({
    type,
    eventId: fingerprint(reference, status),
    providerRef: reference,
    ...(amount && { amount }),
    reason: `${status} ${meaning.label}`,
  }))
}
