import { RefusedAlert } from '#web/account/refused-notice.tsx'
import { useReturningText } from '#web/text/returning/returning-text.ts'

/** Why what was sent is no return yet; all of it is still there. */
export function RefusedForm({ why }: { readonly why: 'lines' | 'handover' | 'field' }) {
  const { refused } = useReturningText().form
  return (
    <RefusedAlert title={refused.title} about={{ location: 'return', errorType: why }}>
      {refused[why]}
    </RefusedAlert>
  )
}
