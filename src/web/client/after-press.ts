/** A callback that arrives while the mouse is down waits until after its click; without a press it runs at once. */
export function createAfterPress(page: Pick<EventTarget, 'addEventListener'>) {
  let isDown = false
  const waiting: (() => void)[] = []
  const begin = () => {
    isDown = true
  }
  // The click follows the release within one task.
  const end = () =>
    setTimeout(() => {
      isDown = false
      for (const callback of waiting.splice(0)) callback()
    })
  page.addEventListener('mousedown', begin, { capture: true })
  for (const release of ['mouseup', 'dragend'])
    page.addEventListener(release, end, { capture: true })
  return (callback: () => void) => {
    if (isDown) waiting.push(callback)
    else callback()
  }
}

/**
 * A press moves focus away from the previous field: a message shown at that field would move the button away from
 * under the pointer, and the click would be lost.
 */
export const afterPress = createAfterPress(
  typeof window === 'undefined' ? new EventTarget() : window,
)
