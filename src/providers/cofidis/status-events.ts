import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { type Fields, numberIn } from '../read-fields.ts'

type Meaning = { readonly type: ProviderEventType; readonly word: string }

/** providers.md, Cofidis: loan_status. 3 is a promise, 4 and 5 are money; 8 undoes a loan that was paid out, 10 is theirs to settle by hand. */
const meaningOf: Readonly<Record<number, Meaning>> = {
  1: { type: 'action-required', word: 'filling' },
  2: { type: 'in-review', word: 'in progress' },
  3: { type: 'in-review', word: 'orderable' },
  4: { type: 'captured', word: 'deliverable' },
  5: { type: 'captured', word: 'financed' },
  6: { type: 'cancelled', word: 'technical storno' },
  7: { type: 'cancelled', word: 'storno before financing' },
  8: { type: 'needs-person', word: 'storno after financing' },
  9: { type: 'declined', word: 'rejected' },
  10: { type: 'needs-person', word: 'manual handling' },
  11: { type: 'action-required', word: 'not submitted' },
}

/** Undefined where no known status is told. The amount is never told. */
export const loanEvents = (answer: Fields, reference: string): ProviderEvent[] | undefined => {
  const status = numberIn(answer, 'loan_status')
  const meaning = status === undefined ? undefined : meaningOf[status]
  if (!meaning) return undefined
  return [
    {
      type: meaning.type,
      eventId: fingerprint(reference, status),
      providerRef: reference,
      reason: `${status} ${meaning.word}`,
    },
  ]
}
