import type { FastifyInstance, FastifyRequest } from 'fastify'
import { browserErrorSchema } from '#contract/browser-error.ts'
import { parse } from '#contract/schema.ts'
import type { Bases } from '#domain/market/base.ts'
import type { Log, SendErrorReport } from '#services/telemetry/telemetry.ts'
import { withoutValues } from '#services/telemetry/without-values.ts'
import { badRequest } from './api/endpoint.ts'
import { refuseForeignOrigins } from './api/own-origin.ts'
import { traceOfBrowser } from './browser-stack.ts'
import { sendProblem } from './problem.ts'
import type { Place } from './request-log.ts'

export const errorsPath = '/_errors/'

const longest = 16_384
const mostInAMinute = 20

type Deps = {
  readonly bases: Bases
  readonly log: Log
  readonly report: SendErrorReport
  /** Finds a page by its host and path. */
  readonly pageAt: (host: string, path: string) => Place
}

/**
 * Receives browser errors, only if there is a service to report them to (Spec 8). They are sent to the shop, so that
 * pages need no other address to connect to.
 */
export function addBrowserErrors(app: FastifyInstance, { bases, log, report, pageAt }: Deps) {
  const rateLimit = { max: mostInAMinute, timeWindow: 60_000 }
  app.register(async errors => {
    errors.removeContentTypeParser('text/plain')
    refuseForeignOrigins(errors, bases)
    const options = { bodyLimit: longest, config: { rateLimit } }
    errors.post(errorsPath, options, async (request, reply) => {
      const parsed = parse(browserErrorSchema, request.body)
      if (!parsed.ok) return sendProblem(reply, badRequest(parsed.refusal.field))
      const { name, words: text, stack } = parsed.value
      const source = { requestId: request.id, ...placeOfReferer(request, pageAt) }
      const details = {
        name: /^\w+$/.test(name) ? name : 'Error',
        words: withoutValues(text),
        trace: traceOfBrowser(stack),
      }
      log.warn({ event: 'browser-fault', ...source, ...details })
      report({ platform: 'javascript', level: 'error', ...source, ...details })
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

const nowhere: Place = { market: undefined, route: 'none' }

/** The name of the page; its URL is not passed on. */
function placeOfReferer({ headers }: FastifyRequest, pageAt: Deps['pageAt']): Place {
  const { referer = '' } = headers
  if (!URL.canParse(referer)) return nowhere
  const { host, pathname } = new URL(referer)
  return pageAt(host, pathname)
}
