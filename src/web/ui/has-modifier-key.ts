type WithModifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click opens a new tab or window, or saves a link: it is left to the browser. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: WithModifiers): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
