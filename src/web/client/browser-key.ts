import { newId } from './new-id.ts'
import { storedText } from './stored-text.ts'

const storageKey = 'kintsu-browser-key-1'

/**
 * A key that only this browser knows, so that its second tab gets the order of the first. It is stored where the
 * cart is stored: a tab that does not share the key shares no cart either (orders.md, Order).
 */
export function browserKey(): string {
  const stored = storedText.read(storageKey)
  if (stored !== undefined && /^[\da-f-]{36}$/.test(stored)) return stored
  storedText.write(storageKey, newId())
  // Another tab may have written its own key meanwhile: the stored one is the browser's.
  return storedText.read(storageKey) ?? newId()
}
