import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

/** The page of an email's link to cancel an alert: asks first and acts only on a click; works without JavaScript. */
export function StockAlertScreen({ isCancelled }: { readonly isCancelled: boolean }) {
  const { product, errors } = useText()
  const { market, base } = useMarket()
  const { alert } = product
  return (
    <div className="wrap max-w-[calc(40rem+3rem)] py-10 sm:py-14">
      <h1>{isCancelled ? alert.stoppedTitle : alert.stopTitle}</h1>
      <Seam className="mt-4 mb-6" />
      <p className="text-ink-2">{isCancelled ? alert.stoppedText : alert.stopText}</p>
      <div className="mt-6">
        {isCancelled ? (
          <ButtonLink href={base + buildUrl(market, 'home')}>{errors.toHome}</ButtonLink>
        ) : (
          <form method="post">
            <Button type="submit">{alert.stop}</Button>
          </form>
        )}
      </div>
    </div>
  )
}
