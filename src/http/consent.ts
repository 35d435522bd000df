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
 * What a visitor agrees to: a form of every page, sent by its script or by the browser itself, and answered by the page it stands on.
 * The cookie is set here and nowhere else: browsers keep one that a script writes for days only.
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
      const agreed = parse(consentFormSchema, request.body)
      if (!agreed.ok) return sendProblem(reply, badRequest(agreed.refusal.field))
      const today = new Date().toISOString().slice(0, 10)
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', consentCookie(consentOf(agreed.value), today))
        .redirect(pageBefore(request.headers.referer, origins), 303)
    })
  })
}

/** The page of ours that was sent from, as a whole address: a path of two slashes would be another host's. */
function pageBefore(referer: string | undefined, origins: ReadonlySet<string>): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  return origins.has(origin) ? origin + pathname + search : '/'
}
