import { storedText } from '../kept-text.ts'
import { customToken } from './member-cookies.ts'

const key = 'kintsu-cart-pass-1'
/** A pass lasts an hour; milliseconds. */
const lasting = 55 * 60_000

/** Which token the pass came with: another sign-in brings another token. Its end tells tokens apart, and opens nothing. */
function mark(): string {
  return customToken()?.slice(-12) ?? ''
}

/** Whether this browser was let in not long ago, so that a page need not spend a token, nor meet a refusal first. */
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
