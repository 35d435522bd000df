import { useReturningText } from '#web/text/use-returning-text.ts'
import { Button } from '#web/ui/button.tsx'

/** Asks for confirmation, even without JavaScript; shown until the carrier has the parcel. */
export function CancelReturn() {
  const { cancel } = useReturningText().one
  return (
    <details className="border-t border-line pt-2.5">
      <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] text-meta font-semibold text-rust underline underline-offset-3">
        {cancel.open}
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pt-1 pb-1.5">
        <p className="text-ink-2">{cancel.text}</p>
        <Button type="submit" tone="ghost" size="small" name="intent" value="cancel">
          {cancel.confirm}
        </Button>
      </form>
    </details>
  )
}
