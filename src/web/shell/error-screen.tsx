import { isRouteErrorResponse } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { SearchBox } from '#web/shop/search/search-box.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Failure, failureOfStatus, failureText, isUnreachable } from './failure.ts'
import { RequestNumber } from './request-number.tsx'

/** Shown in place of a page that failed or does not exist, with links to continue. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const status = statusOf(error)
  const failure = status === undefined ? 'unreachable' : failureOfStatus(status)
  const text = useText()
  const message = failureText(failure, text)
  return (
    <section className="wrap py-16 sm:py-24">
      <title>{`${message.title} · Kintsu`}</title>
      <meta name="robots" content="noindex" />
      {status !== undefined && <p className="text-meta font-semibold text-ink-3">{status}</p>}
      <h1 className="mt-2 max-w-[16ch] text-hero">{message.title}</h1>
      <Seam className="mt-5" />
      <p className="mt-6 max-w-[46ch] text-[1.125rem] text-ink-2">{message.text}</p>
      {failure === 'not-found' && (
        <div className="mt-8 max-w-xl">
          <SearchBox place="page" />
        </div>
      )}
      <NextLinks failure={failure} />
      {failure !== 'not-found' && <RequestNumber />}
    </section>
  )
}

/** The status of the server's response; `undefined` without one. */
function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  return isUnreachable(error) ? undefined : 500
}

function NextLinks({ failure }: { readonly failure: Failure }) {
  const { errors, shell } = useText()
  const { base, market } = useMarket()
  const isRetryable = failure !== 'not-found'
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      {isRetryable && <ButtonLink href="">{errors.tryAgain}</ButtonLink>}
      <ButtonLink href={`${base}/`} tone={isRetryable ? 'ghost' : 'jade'}>
        {errors.toHome}
      </ButtonLink>
      <TextLink href={base + buildUrl(market, 'support')}>{shell.support}</TextLink>
    </div>
  )
}
