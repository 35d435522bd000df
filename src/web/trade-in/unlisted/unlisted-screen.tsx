import { buildUrl } from '#domain/market/build-url.ts'
import { quoteWithinDays } from '#domain/trade-in/unlisted-device.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useUnlistedText } from '#web/text/use-unlisted-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { UnlistedForm, type UnlistedFormProps } from './unlisted-form.tsx'

type UnlistedScreenProps = UnlistedFormProps & { readonly isSent: boolean }

/** A device that is not in the list: a quote by a person, or free recycling (sell.md, Rulings). */
export function UnlistedScreen({ isSent, ...form }: UnlistedScreenProps) {
  const text = useUnlistedText()
  const { base, market } = useMarket()
  return (
    <div className="wrap pt-5 pb-8 sm:pt-8">
      <h1>{text.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{text.lead(quoteWithinDays)}</p>
      <Card padding="roomy" className="mt-5 max-w-150">
        {isSent && !form.refused ? (
          <Alert
            tone="success"
            announce="polite"
            title={text.sent}
            action={
              <ButtonLink size="small" tone="ghost" href={base + buildUrl(market, 'sell')}>
                {text.back}
              </ButtonLink>
            }
          >
            {text.sentText(quoteWithinDays)}
          </Alert>
        ) : (
          <UnlistedForm {...form} />
        )}
      </Card>
    </div>
  )
}
