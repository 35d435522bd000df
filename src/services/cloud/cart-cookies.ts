import type { Member } from '#domain/identity/member.ts'
import { createReadableCookies } from '../identity/cookies.ts'
import { type CartPasses, cartPassSeconds } from './cart-pass.ts'

/** Signing out deletes this cookie too (services/identity/cookies). */
const name = 'kintsu-cart'

/** Writes the cookie of a pass as a complete Set-Cookie line, and reads it. */
function createCartCookies(passes: CartPasses, isSecure: boolean) {
  return {
    pass: (pass: string): string =>
      `${name}=${pass}; Path=/; Max-Age=${cartPassSeconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`,
    /** Whether a Cookie header contains a pass of this session. */
    holdsPass: (member: Member, cookies: string | undefined, now: Date): boolean =>
      passesIn(cookies ?? '').some(pass => passes.isPassOf(member, pass, now)),
  }
}

/** All cookies that a script or the cart's API reads. */
export type Cookies = ReturnType<typeof createCookies>

export function createCookies(passes: CartPasses, isSecure: boolean) {
  return { ...createCartCookies(passes, isSecure), ...createReadableCookies(isSecure) }
}

/** A cookie name can occur twice: once for this path, once for another. */
function passesIn(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map(each => each.trim())
    .filter(each => each.startsWith(`${name}=`))
    .map(each => each.slice(name.length + 1))
    .slice(0, 3)
}
