import { type Consent, deniedByDefault } from '#domain/analytics/consent.ts'
import type { ShopEvent } from '#domain/analytics/shop-event.ts'
import { withPrefix } from '#domain/analytics/with-prefix.ts'
import { bannerId } from './banner-id.ts'
import { collect } from './collector.ts'
import { consentNow } from './consent-now.ts'

/**
 * Pushes to the data layer and, if the visitor agreed, to the collector. An event without consent is never sent later.
 * Markets may share a host: the items' URLs are given the market's prefix, as the browser's address has it.
 */
export function pushEvent(event: ShopEvent): void {
  const addressed = withPrefix(event, prefixHere())
  dataLayer().push(addressed)
  collect(addressed)
}

function prefixHere(): string {
  return globalThis.document?.getElementById(bannerId)?.dataset.prefix ?? ''
}

/**
 * The first entries of the data layer, pushed once: everything denied (rules-of-trade.md, 10), then the choice
 * made on an earlier page.
 */
export function beginConsent(): void {
  if (dataLayer().length > 0) return
  pushConsent('consent', 'default', deniedByDefault)
  const chosen = consentNow()
  if (chosen) pushConsent('consent', 'update', chosen)
}

/** Called after a choice (Spec 2.5). */
export function updateConsent(): void {
  pushConsent('consent', 'update', consentNow() ?? deniedByDefault)
}

function pushConsent(
  ..._command: [command: 'consent', kind: 'default' | 'update', consent: Consent]
) {
  // biome-ignore lint/complexity/noArguments: Consent Mode takes an Arguments object for a command, an array for something else.
  dataLayer().push(arguments)
}

function dataLayer(): unknown[] {
  const page: typeof globalThis & { dataLayer?: unknown[] } = globalThis
  page.dataLayer ??= []
  return page.dataLayer
}
