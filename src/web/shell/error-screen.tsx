import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'

/** What stands in place of a page that is not there (404), not reachable for a moment (503), or broken. */
export const ErrorScreen = ({ status }: { readonly status: number }) => {
  const { errors } = useText()
  const { base } = useMarket()
  const { title, text } = wordsFor(status, errors)
  return (
    <section className="wrap py-16 sm:py-24">
      <title>{`${title} · Kintsu`}</title>
      <p className="text-meta font-semibold text-ink-3">{status}</p>
      <h1 className="mt-2 max-w-[16ch] text-hero">{title}</h1>
      <Seam className="mt-5" />
      <p className="mt-6 max-w-[46ch] text-[1.125rem] text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {status === 404 ? (
          <ButtonLink href={`${base}/`}>{errors.toHome}</ButtonLink>
        ) : (
          <ButtonLink href="">{errors.tryAgain}</ButtonLink>
        )}
      </div>
    </section>
  )
}

const wordsFor = (status: number, text: ReturnType<typeof useText>['errors']) => {
  if (status === 404) return { title: text.notFoundTitle, text: text.notFoundText }
  if (status === 503) return { title: text.unavailableTitle, text: text.unavailableText }
  return { title: text.failedTitle, text: text.failedText }
}
