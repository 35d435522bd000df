import { askConsent } from '#web/analytics/ask-consent.ts'
import { beginConsent } from '#web/analytics/push-event.ts'
import { countIn } from '#web/client/count-cart.ts'

// Pages that are only read come without the framework: the cart's badge and the consent banner are all that moves on them.
beginConsent()
askConsent()

for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
  const count = countIn(localStorage.getItem(link.dataset.cart ?? '') ?? undefined, Date.now())
  const badge = link.querySelector('span[hidden]')
  if (count > 0 && badge instanceof HTMLElement) {
    badge.textContent = String(count)
    badge.hidden = false
    link.ariaLabel = `${link.ariaLabel} (${count})`
  }
}
