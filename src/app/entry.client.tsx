import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#domain/market/market.ts'
import { beginConsent } from '#web/analytics/push-event.ts'
import { loadCatalogue } from '#web/text/load-catalogue.ts'
import { learn } from '#web/text/spoken.ts'

beginConsent()

// The page is already readable; its language's words come before React takes it over, or it would be drawn anew.
const language = document.documentElement.lang as Language
learn(language, await loadCatalogue(language))
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
