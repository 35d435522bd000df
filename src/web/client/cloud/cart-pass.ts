import { storedText } from '../stored-text.ts'
import { customToken } from './member-cookies.ts'

const key = 'kintsu-cart-pass-1'
/** A pass is valid for an hour; it counts as ended five minutes early. In milliseconds. */
const lasting = 55 * 60_000

/**
 * The token that the pass came with: another sign-in brings another token. The end of a token tells tokens apart
 * and grants no access.
 */
function mark(): string {
  return customToken()?.slice(-12) ?? ''
}

/** Whether this browser exchanged its token recently, so that a page need not spend a token or get a refusal first. */
export function hasCartPass(): boolean {
  const [own, until] = (storedText.read(key) ?? '').split(' ')
  return own !== undefined && own !== '' && own === mark() && Date.now() < Number(until)
}

export function saveCartToken(): void {
  storedText.write(key, `${mark()} ${Date.now() + lasting}`)
}

export function forgetCartPass(): void {
  storedText.forget(key)
}
