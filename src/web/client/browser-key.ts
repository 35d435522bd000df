import { keptText } from './kept-text.ts'
import { newId } from './new-id.ts'

const place = 'kintsu-browser-key-1'

/**
 * orders.md, Order: what only this browser knows, so that its second tab gets the order of the first. It lies where the cart
 * lies: a tab that does not share it shares no cart either.
 */
export function browserKey(): string {
  const kept = keptText.read(place)
  if (kept !== undefined && /^[\da-f-]{36}$/.test(kept)) return kept
  keptText.write(place, newId())
  // Another tab may have written its own meanwhile: what is kept is the browser's.
  return keptText.read(place) ?? newId()
}
