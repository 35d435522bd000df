import { bannerId } from '#web/client/analytics/banner-id.ts'
import { onHydrated } from '../ui/hydrated.ts'
import { holdEvents } from './hold-events.ts'

const signs = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
const patienceMs = 10_000

/**
 * Defers the hydration of a page that can be read, and left by its links, until the first move, touch or key loads
 * the framework (pages.ts defers its script). Clicks and input are recorded until then. `isRequested` hydrates at
 * once; so does the returned function.
 */
export function deferHydration(isRequested: boolean): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[data-wake]')
  if (!script) return () => undefined
  const { isHydrated, letGo } = holdEvents(`#${bannerId}`)
  const attentive = new AbortController()
  const wake = () => {
    if (attentive.signal.aborted) return
    attentive.abort()
    start(script, letGo)
    setTimeout(letGo, patienceMs)
  }
  onHydrated(isHydrated)
  for (const sign of signs)
    addEventListener(sign, wake, { signal: attentive.signal, capture: true, passive: true })
  whenRendered(() => (isRequested ? wake() : fetchAhead(script)))
  return wake
}

function start(script: HTMLScriptElement, onFailure: () => void) {
  const running = document.createElement('script')
  running.type = 'module'
  running.textContent = script.textContent
  running.addEventListener('error', onFailure)
  document.head.append(running)
}

/** After everything visible has loaded, the framework's files are preloaded, unless the visitor saves data. */
function fetchAhead({ dataset }: HTMLScriptElement) {
  const { connection }: Navigator & { connection?: { readonly saveData: boolean } } = navigator
  if (connection?.saveData) return
  for (const href of dataset.wake?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
}

/** Not while a page is only prerendered for a click that may never come. */
function whenRendered(then: () => void) {
  const page: Document & { prerendering?: boolean } = document
  if (page.prerendering)
    return page.addEventListener('prerenderingchange', () => whenRendered(then), { once: true })
  if (document.readyState === 'complete') return whenIdle(then)
  addEventListener('load', () => whenIdle(then), { once: true })
}

function whenIdle(then: () => void) {
  return 'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then)
}
