import { useReturningText } from '#web/text/use-returning-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What to do before the parcel is closed (rules of trade, Law 8: a swollen battery never enters one). */
export function PackingCard({ shopEmail }: { readonly shopEmail: string }) {
  const { one, form } = useReturningText()
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{one.packing}</h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-5.5">
        {one.packingSteps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Alert
        tone="warning"
        className="mt-4"
        action={
          <TextLink href={`mailto:${shopEmail}`} className="inline-block min-h-6">
            {form.write}
          </TextLink>
        }
      >
        {one.swollen}
      </Alert>
    </Card>
  )
}
