const daySeconds = 86_400

/**
 * Cookies readable by scripts: the mark that a session was opened in this browser, and the token that is exchanged
 * for it (Spec 4.7).
 */
const memberMark = 'kintsu-member'
const customToken = 'customToken'
/** The cookie of the cart document API; scripts cannot read it. */
const cartSession = 'kintsu-cart'

function readable(name: string, value: string, isSecure: boolean, maxAge = 30 * daySeconds) {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The readable cookies of a session that starts, or continues with a new token. */
export function createReadableCookies(isSecure: boolean) {
  return {
    customTokenCookie: (token: string) => readable(customToken, token, isSecure),
    memberMarkCookie: () => readable(memberMark, '1', isSecure),
    forgotten: () => [
      ...[memberMark, customToken].map(name => readable(name, '', isSecure, 0)),
      `${readable(cartSession, '', isSecure, 0)}; HttpOnly`,
    ],
  }
}

export function hasMemberMark(cookie: string): boolean {
  return /(?:^|;\s*)kintsu-member=1/.test(cookie)
}
