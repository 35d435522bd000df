import type { ReturnView } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Card } from '#web/ui/card.tsx'
import { ReturnMark } from './return-mark.tsx'
import { useDueText } from './use-due-text.ts'

/** What happens next and when, at the top of the page. */
export function StatusCard({ view }: { readonly view: ReturnView }) {
  const { one, stateNotes } = useReturningText()
  const dueText = useDueText()
  return (
    <Card padding="roomy" className="grid justify-items-start gap-2.5">
      <ReturnMark state={view.state} />
      {view.due && <p className="text-heading font-bold">{dueText(view.due)}</p>}
      <p>{stateNotes[view.state]}</p>
      {view.rejectedFor !== undefined && (
        <p className="rounded-input border border-rust bg-rust-tint px-3 py-2">
          <b className="block">{one.rejectedFor}</b>
          <span className="whitespace-pre-line">{view.rejectedFor}</span>
        </p>
      )}
    </Card>
  )
}
