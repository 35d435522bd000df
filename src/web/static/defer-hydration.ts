import { bannerId } from '#web/client/analytics/banner-id.ts'
import { onHydrated } from '../ui/hydrated.ts'
import { saveButtons } from './follow-saved.ts'
import { holdEvents, pressable } from './hold-events.ts'

const wakeEvents = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
const timeoutMs = 10_000

/**
 * Defers the hydration of a page that can be read, and left by its links, until the first move, touch or key loads
 * the framework (`page-scripts.ts` defers its script). Clicks and input are recorded until then. `isRequested` hydrates at
 * once; so does the returned function.
 */
export function deferHydration(isRequested: boolean): () => void {
  const script = document.querySelector<HTMLScriptElement>('script[data-wake]')
  if (!script) return () => undefined
  const { markHydrated, release } = holdEvents(`#${bannerId}, ${saveButtons}, [data-theme-set]`)
  const controller = new AbortController()
  const begin = () => {
    start(script, release)
    setTimeout(release, timeoutMs)
  }
  const wake = (event?: Event) => {
    if (controller.signal.aborted || (event && isStill(event))) return
    controller.abort()
    if (event) whenAnswered(event, begin)
    else begin()
  }
  onHydrated(markHydrated)
  for (const eventName of wakeEvents)
    addEventListener(eventName, wake, { signal: controller.signal, capture: true, passive: true })
  whenRendered(() => (isRequested ? wake() : fetchAhead(script)))
  return () => wake()
}

/** Some browsers report a pointer that lies still when a page appears under it. */
function isStill({ type, movementX, movementY }: Partial<PointerEvent>) {
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

/** No press lasts longer that is a tap. */
const longestTapMs = 300

/**
 * The framework keeps a slow phone busy for a second or two: before that a press is answered (`hold-events.ts`), and the
 * answer is painted.
 */
function whenAnswered({ type, target }: Event, then: () => void) {
  const begin = () => requestAnimationFrame(() => setTimeout(then))
  const isPress = type === 'pointerdown' && target instanceof Element && target.closest(pressable)
  if (!isPress) {
    begin()
    return
  }
  const { promise, resolve } = Promise.withResolvers<unknown>()
  for (const eventName of ['click', 'pointercancel'])
    addEventListener(eventName, resolve, { once: true, capture: true })
  setTimeout(resolve, longestTapMs)
  void promise.then(begin)
}

function start(script: HTMLScriptElement, onFailure: () => void) {
  const copy = document.createElement('script')
  copy.type = 'module'
  copy.textContent = script.textContent
  copy.addEventListener('error', onFailure)
  document.head.append(copy)
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
