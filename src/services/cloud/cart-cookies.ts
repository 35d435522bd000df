import type { Member } from '#domain/identity/member.ts'
import { type CartPasses, cartPassSeconds } from './cart-pass.ts'

/** Signing out forgets it under this name too (services/identity/cookies). */
const name = 'kintsu-cart'

/** The cookie of a pass as a whole Set-Cookie line, and read back. */
export function makeCartCookies(passes: CartPasses, isSecure: boolean) {
  return {
    pass: (pass: string): string =>
      `${name}=${pass}; Path=/; Max-Age=${cartPassSeconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`,
    /** Whether a Cookie header holds a pass of this very session. */
    holdsPass: (member: Member, cookies: string | undefined, now: Date): boolean =>
      passesIn(cookies ?? '').some(pass => passes.isPassOf(member, pass, now)),
  }
}

export type CartCookies = ReturnType<typeof makeCartCookies>

/** A name may come twice: once of this path, once of another. */
function passesIn(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map(each => each.trim())
    .filter(each => each.startsWith(`${name}=`))
    .map(each => each.slice(name.length + 1))
    .slice(0, 3)
}
