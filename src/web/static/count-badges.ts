import { ownEntry } from '#domain/own-entry.ts'
import { countIn } from '#web/client/count-cart.ts'
import { onHydrated } from '../ui/hydrated.ts'

/**
 * Writes the number of items in the browser's cart at the cart link, also on a page that was prerendered or is
 * returned to.
 */
export function countBadges(): void {
  const deferred = new AbortController()
  const { signal } = deferred
  const kindOf = new Intl.PluralRules(document.documentElement.lang)
  onHydrated(() => deferred.abort())
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
    const name = link.ariaLabel
    const labels: Readonly<Record<string, string>> = JSON.parse(link.dataset.labels ?? '{}')
    const badge = link.lastElementChild as HTMLElement
    const count = () => {
      const items = countIn(stored(link.dataset.cart ?? ''), Date.now())
      badge.textContent = String(items)
      badge.hidden = items === 0
      const label = ownEntry(labels, kindOf.select(items)) ?? labels.other
      link.ariaLabel = items > 0 && label ? label.replace('#', String(items)) : name
    }
    count()
    for (const sign of ['pageshow', 'storage']) addEventListener(sign, count, { signal })
    document.addEventListener('prerenderingchange', count, { signal })
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
