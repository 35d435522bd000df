import { useActionData } from 'react-router'
import type { Money } from '#domain/money/money.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import type { InspectionReason } from '#domain/trade-in/verdict.ts'
import { Alert } from '../ui/alert.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Facts } from './parts.tsx'

type Draft = { readonly offer: Money } & (
  | { readonly kind: 'as-offered' | 'locked' | 'stays' }
  | {
      readonly kind: 'more' | 'less'
      readonly amount: Money
      readonly lines: readonly { readonly part: InspectedPart; readonly amount: Money }[]
    }
  | { readonly kind: 'rejected'; readonly reasons: readonly InspectionReason[] }
)

/** What the inspection would lead to, after it was asked for. */
export function InspectionDraft() {
  const { inspection: text } = useOfficeText()
  const { money } = useOfficeFormat()
  const answer = useActionData() as { readonly report?: Draft } | undefined
  const draft = answer?.report
  if (!draft) return null
  return (
    <Alert tone="info" title={text.draft} announce="polite">
      <p>{summaryOf(draft)}</p>
      {draft.kind === 'rejected' && (
        <p>{draft.reasons.map(reason => text.reasons[reason]).join(', ')}</p>
      )}
      {'lines' in draft && (
        <Facts
          facts={draft.lines.map(({ part, amount }) => [text.parts[part], money(amount)] as const)}
        />
      )}
      <p className="mt-2 text-ink-2">{text.draftText}</p>
    </Alert>
  )

  function summaryOf(shown: Draft): string {
    const offer = money(shown.offer)
    return 'amount' in shown
      ? text.draftKinds[shown.kind](offer, money(shown.amount))
      : text.draftKinds[shown.kind](offer)
  }
}
