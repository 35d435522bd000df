import { type FormEvent, formIdOf } from '#domain/analytics/form-event.ts'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import { isMarket } from '#domain/market/market.ts'
import { bannerId } from './banner-id.ts'
import { isMeasured } from './consent-now.ts'

type CollectedEvent = ShopEvent | FormEvent

/** The most events that the collector accepts in one request. */
const mostAtOnce = 20

let waiting: CollectedEvent[] = []

/** Sends nothing for visitors who have not agreed, and nothing if no collector is configured. */
export function collect(event: CollectedEvent): void {
  if (!collectorHere() || !isMeasured()) return
  waiting.push(event)
  if (waiting.length === 1) queueMicrotask(send)
}

/** The fields of a form error that form analytics receives (Spec 7.4). */
export function collectFormError(error: Omit<FormEvent, 'event' | 'formId'>): void {
  const here = collectorHere()
  if (!here) return
  const { errorType, errorMessage, location, field } = error
  const formId = formIdOf(here.market, location)
  collect({ event: 'formError', formId, errorType, errorMessage, location, field })
}

/** Events of the same moment are sent in one request, even while the page is being left; failures are ignored. */
function send() {
  const here = collectorHere()
  const events = waiting
  waiting = []
  while (here && events.length > 0) {
    const body = JSON.stringify({ market: here.market, events: events.splice(0, mostAtOnce) })
    const headers = { 'content-type': 'application/json' }
    fetch(here.path, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)
  }
}

function collectorHere() {
  const { market, collector: path } = globalThis.document?.getElementById(bannerId)?.dataset ?? {}
  return isMarket(market) && path ? { market, path } : undefined
}
