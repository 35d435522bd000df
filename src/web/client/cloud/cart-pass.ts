import { storedText } from '../stored-text.ts'
import { customToken } from './member-cookies.ts'

const key = 'kintsu-cart-pass-1'
/** A pass is valid for an hour; it counts as ended five minutes early. In milliseconds. */
const lifetimeMs = 55 * 60_000

/**
 * The token that the pass came with: another sign-in brings another token. The end of a token distinguishes
 * tokens and grants no access.
 */
function tokenMark(): string {
  return customToken()?.slice(-12) ?? ''
}

/** Whether this browser exchanged its token recently, so that a page need not spend a token or get a refusal first. */
export function hasCartPass(): boolean {
  const [own, until] = (storedText.read(key) ?? '').split(' ')
  return own !== undefined && own !== '' && own === tokenMark() && Date.now() < Number(until)
}

export function saveCartPass(): void {
  storedText.write(key, `${tokenMark()} ${Date.now() + lifetimeMs}`)
}

export function forgetCartPass(): void {
  storedText.forget(key)
}
