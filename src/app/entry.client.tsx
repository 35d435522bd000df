import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#domain/market/market.ts'
import { loadCatalogue } from '#text/shell/catalogue/load-catalogue.ts'
import { beginConsent } from '#web/client/analytics/push-event.ts'
import { reloadForLostParts } from '#web/client/reload-once.ts'
import { addCatalogue } from '#web/text/spoken.ts'
import { giveState } from './http/give-state.ts'

// Loads the error reporting only if errors are reported.
if (document.documentElement.dataset.faults) import('#web/client/hear-errors.ts')
// Zod would test whether it may evaluate code, which the page's content security policy blocks and reports.
const settings: typeof globalThis & { __zod_globalConfig?: object } = globalThis
settings.__zod_globalConfig = { jitless: true }
beginConsent()
reloadForLostParts({
  window,
  session: () => sessionStorage,
  isServerReachable: () =>
    fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
})

// A page that hydrates late records what is typed meanwhile (`hold-events.ts`).
const early = !document.querySelector('[data-wake]') && import('#web/client/replay-input.ts')
// The page is already readable; the texts of its language are loaded before hydration, or React would render it again.
// The office has texts of its own.
if (!location.pathname.startsWith('/office/')) {
  const language = document.documentElement.lang as Language
  addCatalogue(language, await loadCatalogue(language))
}
if (early) (await early).saveEarlyInput()
giveState()
startTransition(() => {
  hydrateRoot(
    document,
    // What changes in place, as a list that is filtered, is rendered at once: in slices it would come later (decision 83).
    <HydratedRouter
      useTransitions={false}
      onError={error => dispatchEvent(new ErrorEvent('error', { error }))}
    />,
  )
})
