import { type Consent, deniedByDefault } from '#domain/analytics/consent.ts'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import { collect } from './collector.ts'
import { consentNow } from './consent-now.ts'

/** Into this page's memory, and, of who agreed, to the collector. What was not agreed to when it happened is never told later. */
export function pushEvent(event: ShopEvent): void {
  dataLayer().push(event)
  collect(event)
}

/** First of all in the layer, and once: everything is denied (rules-of-trade.md, 10), and what was chosen on an earlier page. */
export function beginConsent(): void {
  if (dataLayer().length > 0) return
  sayConsent('consent', 'default', deniedByDefault)
  const chosen = consentNow()
  if (chosen) sayConsent('consent', 'update', chosen)
}

/** Spec 2.5: after a choice. */
export function updateConsent(): void {
  sayConsent('consent', 'update', consentNow() ?? deniedByDefault)
}

function sayConsent(
  ..._result: [command: 'consent', kind: 'default' | 'update', consent: Consent]
) {
  // biome-ignore lint/complexity/noArguments: Consent Mode takes an Arguments object for a command, an array for something else.
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  const page: typeof globalThis & { dataLayer?: unknown[] } = globalThis
  page.dataLayer ??= []
  return page.dataLayer
}
