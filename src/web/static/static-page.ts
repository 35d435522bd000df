import { fromCartParameter } from '#domain/checkout/from-cart.ts'
import { askConsent } from '#web/client/analytics/ask-consent.ts'
import { consentNow } from '#web/client/analytics/consent-now.ts'
import { beginConsent } from '#web/client/analytics/push-event.ts'
import { autoAdvance } from '#web/client/auto-advance.ts'
import { isMemberHere } from '#web/client/cloud/member-cookies.ts'
import { installOfflineWorker } from '#web/client/offline-worker.ts'
import { reportErrors } from '#web/client/report-errors.ts'
import { stayInPlace } from '#web/client/stay-in-place.ts'
import { watchConnection } from '#web/client/watch-connection.ts'
import { countBadges } from './count-badges.ts'
import { deferHydration } from './defer-hydration.ts'
import { followSaved } from './follow-saved.ts'
import { followCart, isOutdated } from './rendered-from.ts'

// Static pages run without the framework, and other pages start with deferred hydration: only the cart badge, the
// consent banner and the offline bar are interactive.
reportErrors()
beginConsent()
askConsent()
countBadges()
followSaved()
autoAdvance()
stayInPlace()
watchConnection()
installOfflineWorker()

// Analytics events of a visit are tracked when they happen; a member's cart may have changed elsewhere, and a
// visitor's cart since the page was rendered.
const consent = consentNow()
const isMeasured = [consent?.analytics_storage, consent?.ad_storage].includes('granted')
// Who comes from the cart finds a step open that only the framework fills.
const isFromCart = new URLSearchParams(location.search).has(fromCartParameter)
followCart(deferHydration(isMeasured || isMemberHere() || isOutdated() || isFromCart))
