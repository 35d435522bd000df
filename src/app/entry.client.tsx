import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#domain/market/market.ts'
import { beginConsent } from '#web/analytics/push-event.ts'
import { reloadForLostParts } from '#web/client/reload-once.ts'
import { loadCatalogue } from '#web/text/load-catalogue.ts'
import { learn } from '#web/text/spoken.ts'

// Only where errors are reported does a page fetch what tells them.
if (document.documentElement.dataset.faults) import('#web/client/hear-errors.ts')
// Zod would try whether it may write code of its own, which the page's policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
beginConsent()
reloadForLostParts({
  window,
  session: () => sessionStorage,
  isOnline: () => navigator.onLine,
  isThere: () =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
})

// The page is already readable; its language's words come before React takes it over, or it would be drawn anew.
const language = document.documentElement.lang as Language
learn(language, await loadCatalogue(language))
startTransition(() => {
  hydrateRoot(
    document,
    <HydratedRouter onError={error => dispatchEvent(new ErrorEvent('error', { error }))} />,
  )
})
