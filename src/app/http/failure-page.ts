import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import { marketOf } from '#domain/market/market-of.ts'
import type { FailurePage as FailureDocument, RenderFailure } from '#http/problem.ts'
import type { Context } from '#services/context.ts'
import { failureOfStatus } from '#web/shell/failure.ts'
import { FailurePage, failureStyle } from '#web/shell/failure-page.tsx'

/** The fallback error page, in the language of the requested market. */
export function failurePages(bases: Bases, ctx: Context): RenderFailure {
  return ({ id, host, url }, status) => {
    const market = marketOf(bases, { host, path: url.split('?', 1)[0] ?? '/' })?.market
    const failure = failureOfStatus(status)
    const props = {
      failure,
      status,
      market,
      bases,
      companyOf: ctx.settings.companyOf,
      requestId: id,
    }
    return documentOf(props)
  }
}

/** The page that a market's service worker shows without a network. */
export function offlinePages(bases: Bases, ctx: Context) {
  const { companyOf } = ctx.settings
  return (market: Market) => documentOf({ failure: 'unreachable', market, bases, companyOf })
}

function documentOf(props: ComponentProps<typeof FailurePage>): FailureDocument {
  const page = createElement(FailurePage, props)
  return { html: `<!doctype html>${renderToStaticMarkup(page)}`, style: failureStyle }
}
