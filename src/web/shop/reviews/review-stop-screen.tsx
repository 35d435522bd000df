import { buildUrl } from '#domain/market/build-url.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

/** The page of an email's unsubscribe link: asks first and acts only on a click; works without JavaScript. */
export function ReviewStopScreen({ isStopped }: { readonly isStopped: boolean }) {
  const { stop, toHome } = useReviewsText()
  const { market, base } = useMarket()
  return (
    <div className="wrap max-w-[calc(40rem+3rem)] py-10 sm:py-14">
      <h1>{isStopped ? stop.doneTitle : stop.title}</h1>
      <Seam className="mt-4 mb-6" />
      <p className="text-ink-2">{isStopped ? stop.doneText : stop.text}</p>
      <div className="mt-6">
        {isStopped ? (
          <ButtonLink href={base + buildUrl(market, 'home')}>{toHome}</ButtonLink>
        ) : (
          <form method="post">
            <Button type="submit">{stop.button}</Button>
          </form>
        )}
      </div>
    </div>
  )
}
