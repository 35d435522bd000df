import type { FastifyInstance } from 'fastify'
import { parse } from '#contract/schema.ts'
import { trackedEventsSchema } from '#contract/shop-event.ts'
import { readConsent } from '#domain/analytics/consent-cookie.ts'
import type { Bases } from '#domain/market/base.ts'
import type { StoredEvent, StoredEvents } from '#services/analytics/save-events.ts'
import { badRequest, notFound } from './api/endpoint.ts'
import { refuseForeignOrigins } from './api/own-origin.ts'
import { isOnThisMachine } from './loopback.ts'
import { sendProblem } from './problem.ts'
import { stylePolicy } from './security-headers.ts'

export const collectorPath = '/_events/'

const longest = 65_536

/**
 * Demo only: the events of visits with consent to measurement, shown to the person running the demo on this machine.
 * Without consent nothing is stored, whatever a script sends.
 */
export function addCollector(app: FastifyInstance, bases: Bases, events: StoredEvents) {
  app.register(async collector => {
    collector.removeContentTypeParser('text/plain')
    refuseForeignOrigins(collector, bases)
    collector.post(collectorPath, { bodyLimit: longest }, async (request, reply) => {
      const today = new Date().toISOString().slice(0, 10)
      const consent = readConsent(request.headers.cookie ?? '', today)
      if (consent?.analytics_storage !== 'granted') return sendProblem(reply, notAgreed)
      const parsed = parse(trackedEventsSchema, request.body)
      if (!parsed.ok) return sendProblem(reply, badRequest(parsed.refusal.field))
      events.save(parsed.value.market, parsed.value.events)
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    collector.get(collectorPath, async (request, reply) =>
      isOnThisMachine(request)
        ? reply
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .header('content-security-policy', stylePolicy(style))
            .send(eventsPage(events.list()))
        : sendProblem(reply, notFound),
    )
  })
}

const notAgreed = {
  status: 403,
  code: 'no-consent',
  title: 'This visitor has not agreed to be measured.',
} as const

function escaped(text: string) {
  return text.replace(/[&<>"']/g, char => `&#${char.codePointAt(0)};`)
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbfaf6;color:#16191d}
li{padding:.75rem 0;border-bottom:1px solid #e6e1d6}pre{margin:.5rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8125rem}
`

function eventsPage(events: readonly StoredEvent[]) {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Events</title>
<style>${style}</style>
<h1>Events</h1>${events.length === 0 ? '<p>Nobody who agreed has done anything yet.</p>' : ''}
<ul>${events.map(({ at, market, event }) => `<li><b>${event.event}</b> · ${market} · ${at.toISOString()}<pre>${escaped(JSON.stringify(event, null, 2))}</pre></li>`).join('')}</ul></html>`
}
