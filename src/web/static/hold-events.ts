import { isField, isTicked, replayInput, tick } from '#web/client/replay-input.ts'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import { closeOpeningSheet, type OpeningSheet, showOpeningSheet } from '#web/ui/opening-sheet.ts'

/**
 * What a press is held on: `data-sheet` says which sheet it will open (`OpeningSheet`, as JSON), `data-opens` marks a link that
 * opens something in its place.
 */
export const pressable = 'button, [role="button"], [data-cart], [data-sheet], [data-opens]'

/**
 * Records clicks, choices and input on a page that is not hydrated yet, and replays them once their part of the
 * page is hydrated. Elements that already handle their own events are excluded by the selector `except`.
 */
export function holdEvents(except: string) {
  const replays = new Map<Element, () => void>()
  const controller = new AbortController()
  let isPageHydrated = false
  const isDeferred = (element: Element) =>
    !isPageHydrated || element.closest('[data-asleep]') !== null
  const isHeld = (element: Element) => isDeferred(element) && element.closest(except) === null
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest(pressable) : null
    if (!(pressed instanceof HTMLElement) || !isHeld(pressed) || hasModifierKey(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    replays.set(pressed, () => {
      hideHeld(pressed)
      pressed.click()
    })
    showHeld(pressed, () => replays.delete(pressed))
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !isHeld(target)) return
    if (isTicked(target)) replays.set(target, () => replayLast(target))
    else if (isField(target)) replays.set(target, replayInput(target))
  }
  const options = { signal: controller.signal, capture: true }
  document.addEventListener('click', onClick, options)
  document.addEventListener('input', onInput, options)
  const replayAll = () => {
    for (const [element, replay] of replays) {
      if (!controller.signal.aborted && isDeferred(element)) continue
      replays.delete(element)
      replay()
    }
  }
  const markHydrated = () => {
    isPageHydrated = true
    replayAll()
  }
  /** If nothing will be hydrated: the page then behaves as one without JavaScript. */
  const release = () => {
    controller.abort()
    closeOpeningSheet()
    replayAll()
  }
  return { markHydrated, release }
}

/** A held press is answered at once: by the sheet it will open, or a spinner. */
function showHeld(pressed: HTMLElement, onLeave: () => void) {
  const { sheet } = pressed.dataset
  if (sheet) showOpeningSheet(JSON.parse(sheet) as OpeningSheet, onLeave)
  else pressed.ariaBusy = pressed.dataset.held = 'true'
}

function hideHeld(pressed: HTMLElement) {
  pressed.removeAttribute('aria-busy')
  delete pressed.dataset.held
}

/** Of radio buttons the last one counts. */
function replayLast(box: HTMLInputElement) {
  if (box.checked || box.type === 'checkbox') tick(box, box.checked)
}
