/** What is asked for while the mouse is down waits until its click was heard; at once where none is. */
export function makeAfterPress(page: Pick<EventTarget, 'addEventListener'>) {
  let isDown = false
  const waiting: (() => void)[] = []
  const begin = () => {
    isDown = true
  }
  // The click follows the release within one task.
  const end = () =>
    setTimeout(() => {
      isDown = false
      for (const then of waiting.splice(0)) then()
    })
  page.addEventListener('mousedown', begin, { capture: true })
  for (const release of ['mouseup', 'dragend'])
    page.addEventListener(release, end, { capture: true })
  return (then: () => void) => {
    if (isDown) waiting.push(then)
    else then()
  }
}

/**
 * A press takes the focus from the field before: what is said of that field then would push the button from under the
 * press, which would be lost.
 */
export const afterPress = makeAfterPress(typeof window === 'undefined' ? new EventTarget() : window)
