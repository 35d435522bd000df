import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Bases } from '#domain/market/base.ts'
import { marketOf } from '#domain/market/market-of.ts'
import type { RenderFailure } from '#http/problem.ts'
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
    const page = createElement(FailurePage, props)
    return { html: `<!doctype html>${renderToStaticMarkup(page)}`, style: failureStyle }
  }
}
