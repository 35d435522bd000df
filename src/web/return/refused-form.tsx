import { RefusedAlert } from '#web/account/refused-alert.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'

/** Why the submitted form is not a return yet; all its values are still there. */
export function RefusedForm({ why }: { readonly why: 'lines' | 'handover' | 'field' }) {
  const { refused } = useReturningText().form
  return (
    <RefusedAlert title={refused.title} about={{ location: 'return', errorType: why }}>
      {refused[why]}
    </RefusedAlert>
  )
}
