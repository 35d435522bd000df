import { ownEntry } from '#domain/own-entry.ts'
import { countIn } from '#web/client/count-cart.ts'
import { onHydrated } from '../ui/hydrated.ts'

/**
 * Writes the number of items in the browser's cart at the cart link, also on a page that was prerendered or is
 * returned to.
 */
export function countBadges(): void {
  const controller = new AbortController()
  const { signal } = controller
  const pluralRules = new Intl.PluralRules(document.documentElement.lang)
  onHydrated(() => controller.abort())
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
    const name = link.ariaLabel
    const labels: Readonly<Record<string, string>> = JSON.parse(link.dataset.labels ?? '{}')
    const badge = link.lastElementChild as HTMLElement
    const showCount = () => {
      const items = countIn(stored(link.dataset.cart ?? ''), Date.now())
      badge.textContent = String(items)
      badge.hidden = items === 0
      const label = ownEntry(labels, pluralRules.select(items)) ?? labels.other
      link.ariaLabel = items > 0 && label ? label.replace('#', String(items)) : name
    }
    showCount()
    for (const eventName of ['pageshow', 'storage'])
      addEventListener(eventName, showCount, { signal })
    document.addEventListener('prerenderingchange', showCount, { signal })
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
