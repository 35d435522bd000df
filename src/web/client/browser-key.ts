import { storedText } from './kept-text.ts'
import { newId } from './new-id.ts'

const place = 'kintsu-browser-key-1'

/**
 * orders.md, Order: what only this browser knows, so that its second tab gets the order of the first. It lies where the cart
 * lies: a tab that does not share it shares no cart either.
 */
export function browserKey(): string {
  const stored = storedText.read(place)
  if (stored !== undefined && /^[\da-f-]{36}$/.test(stored)) return stored
  storedText.write(place, newId())
  // Another tab may have written its own meanwhile: what is kept is the browser's.
  return storedText.read(place) ?? newId()
}
