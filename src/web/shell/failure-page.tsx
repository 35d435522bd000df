import type { Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { languageOf, type Market, marketNames, markets } from '#domain/market/market.ts'
import { catalogueOf } from '#web/text/spoken.ts'
import { Logo } from '#web/ui/logo.tsx'
import { type Failure, failureText } from './failure.ts'

type FailurePageProps = {
  readonly failure: Failure
  /** `undefined` without a response. */
  readonly status?: number
  /** `undefined` on a host with several markets, where links to all four are shown. */
  readonly market: Market | undefined
  readonly bases: Bases
  /** `undefined` without a response. */
  readonly requestId?: string
  readonly companyOf: (market: Market) => Company
}

/**
 * A complete document in a market's language, for when no page can be rendered: without stylesheet, script,
 * picture or database.
 */
export function FailurePage({ market, bases, ...props }: FailurePageProps) {
  const language = languageOf[market ?? 'ro']
  const { title } = failureText(props.failure, catalogueOf(language))
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Kintsu`}</title>
        <style>{failureStyle}</style>
      </head>
      <body>
        <main>
          <Logo />
          {(market ? [market] : markets).map((each, index) => (
            <FailureMessage
              key={each}
              market={each}
              base={bases[each]}
              isAlone={!!market}
              index={index}
              {...props}
            />
          ))}
        </main>
      </body>
    </html>
  )
}

/** An empty href: the URL that was requested. */
const samePage = ''

type FailureMessageProps = Omit<FailurePageProps, 'market' | 'bases'> & {
  readonly market: Market
  readonly base: string
  readonly isAlone: boolean
  readonly index: number
}

function FailureMessage({
  failure,
  status,
  market,
  base,
  isAlone,
  index,
  companyOf,
  ...props
}: FailureMessageProps) {
  const text = catalogueOf(languageOf[market])
  const { title, text: explanation } = failureText(failure, text)
  const { phone, email } = companyOf(market)
  const isOnline = isAlone && failure !== 'unreachable'
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <section lang={languageOf[market]}>
      {index === 0 && status !== undefined && <p className="small">{status}</p>}
      <Heading>{title}</Heading>
      <p>{explanation}</p>
      <p className="on">
        {isAlone && failure !== 'not-found' && <a href={samePage}>{text.errors.tryAgain}</a>}
        {failure !== 'unreachable' && (
          <a href={`${base}/`}>{isAlone ? text.errors.toHome : marketNames[market]}</a>
        )}
        {isOnline && <a href={base + buildUrl(market, 'search')}>{text.search.page}</a>}
        {isOnline && <a href={base + buildUrl(market, 'support')}>{text.shell.support}</a>}
      </p>
      {isAlone && (
        <p className="small">
          {text.shell.phone}: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          {' · '}
          {text.shell.email}: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {status !== undefined && status >= 500 && (
        <p className="small">
          {text.errors.requestNumber} <code>{props.requestId}</code>
        </p>
      )}
    </section>
  )
}

/** The colours of the pages' stylesheet, which may itself be unavailable. */
export const failureStyle = `
body{margin:0;background:#fbfaf6;color:#16191d;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:3rem 1rem}
main>span{display:inline-flex;align-items:center;gap:.5rem;font-weight:800;font-size:1.5rem}
.fill-jade{fill:#0d6b58}.stroke-gold-2{stroke:#e2b75c}
section{margin-top:2.5rem}
h1,h2{margin:.25rem 0 0;font-size:clamp(1.75rem,1rem + 4vw,3rem);line-height:1.1;overflow-wrap:anywhere}
h2{font-size:1.5rem}
.small{color:#4d5560;font-size:.9375rem;margin:0}
.on{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:1.5rem 0}
a{color:#095244;padding:.25rem 0}
a:focus-visible{outline:2px solid #0d6b58;outline-offset:2px}
`
