import { askConsent } from '#web/analytics/ask-consent.ts'
import { consentNow } from '#web/analytics/consent-now.ts'
import { beginConsent } from '#web/analytics/push-event.ts'
import { isMemberHere } from '#web/client/cloud/member-cookies.ts'
import { reportErrors } from '#web/client/tell-errors.ts'
import { watchConnection } from '#web/client/watch-connection.ts'
import { countBadges } from './count-badges.ts'
import { followCart, isOutdated } from './drawn-from.ts'
import { deferHydration } from './sleep.ts'

// Pages that are only read come without the framework, others sleep at first: the cart's badge, the consent banner and the bar of who is
// offline are all that moves.
reportErrors()
beginConsent()
askConsent()
countBadges()
watchConnection()

// What is told of a visit is told when it happens; a member's cart may have changed elsewhere, and a visitor's since the page was drawn.
const consent = consentNow()
const isMeasured = [consent?.analytics_storage, consent?.ad_storage].includes('granted')
followCart(deferHydration(isMeasured || isMemberHere() || isOutdated()))
