import type { Currency } from '#domain/money/money.ts'
import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import { fingerprint } from '../payment/fingerprint.ts'
import { amountFields, reportedAmount } from '../payment/reported-amount.ts'
import { type Fields, numberIn } from '../read-fields.ts'

type Meaning = { readonly types: readonly ProviderEventType[]; readonly word: string }

/**
 * The meaning of loan_status: 3 is a promise, 4 and 5 are money; 8 reverses a loan that was paid out, 6 and 7 one that
 * was deliverable; Cofidis settles 10 by hand (providers.md, Cofidis).
 */
const meaningOf: Readonly<Record<number, Meaning>> = {
  1: { types: ['action-required'], word: 'filling' },
  2: { types: ['in-review'], word: 'in progress' },
  3: { types: ['in-review'], word: 'orderable' },
  4: { types: ['captured'], word: 'deliverable' },
  5: { types: ['captured'], word: 'financed' },
  6: { types: ['cancelled', 'reversed'], word: 'technical storno' },
  7: { types: ['cancelled', 'reversed'], word: 'storno before financing' },
  8: { types: ['needs-person', 'reversed'], word: 'storno after financing' },
  9: { types: ['declined'], word: 'rejected' },
  10: { types: ['needs-person'], word: 'manual handling' },
  11: { types: ['action-required'], word: 'not submitted' },
}

/** `undefined` without a known status. No amount is documented: if there is one, it is compared. */
export function loanEvents(
  answer: Fields,
  reference: string,
  expected: Currency,
): ProviderEvent[] | undefined {
  const status = numberIn(answer, 'loan_status')
  const meaning = status === undefined ? undefined : meaningOf[status]
  if (!meaning) return undefined
  const amount = reportedAmount(answer, { ...amountFields, expected })
  return meaning.types.map(type => ({
    type,
    eventId: fingerprint(reference, status),
    providerRef: reference,
    ...(amount && { amount }),
    reason: `${status} ${meaning.word}`,
  }))
}
