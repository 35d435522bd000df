import type { FastifyInstance } from 'fastify'
import { parse } from '#contract/schema.ts'
import { consentFormSchema } from '#contract/shop-event.ts'
import { consentOf } from '#domain/analytics/consent.ts'
import { consentCookie } from '#domain/analytics/consent-cookie.ts'
import type { Bases } from '#domain/market/base.ts'
import { badRequest } from './api/endpoint.ts'
import { originsOf, refuseForeignOrigins } from './api/own-origin.ts'
import { sendProblem } from './problem.ts'

const longest = 1_024

/**
 * The consent of a visitor: a form on every page, sent by its script or by the browser itself, and answered with a
 * redirect to that page. The cookie is set only here: browsers keep a cookie set by a script for a few days only.
 */
export function addConsent(app: FastifyInstance, bases: Bases) {
  const origins = originsOf(bases)
  app.register(async forms => {
    refuseForeignOrigins(forms, bases)
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longest },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post('/consent/', async (request, reply) => {
      const parsed = parse(consentFormSchema, request.body)
      if (!parsed.ok) return sendProblem(reply, badRequest(parsed.refusal.field))
      const today = new Date().toISOString().slice(0, 10)
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', consentCookie(consentOf(parsed.value), today))
        .redirect(pageBefore(request.headers.referer, origins), 303)
    })
  })
}

/** The page that sent the form, as an absolute URL: a path that begins with two slashes would lead to another host. */
function pageBefore(referer: string | undefined, origins: ReadonlySet<string>): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  return origins.has(origin) ? origin + pathname + search : '/'
}
