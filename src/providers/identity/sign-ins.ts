import { randomUUID } from 'node:crypto'
import type { Accounts, From } from './accounts.ts'
import { type Auth, isRefused, unlessRefused } from './auth.ts'
import { marketHeader } from './auth-options.ts'
import type { CodeShift } from './code-shift.ts'
import { openerHeader } from './session-opener.ts'
import type { Sessions } from './sessions.ts'

type SignIns = Pick<Accounts, 'signIn' | 'openLink' | 'openFor' | 'enterPhoneCode' | 'changePhone'>

/** The sign-in methods. Each starts a new session and gets no cookie; only changing a phone number does. */
export function createSignIns(
  auth: Auth,
  openedBy: Sessions['openedBy'],
  shift: CodeShift,
): SignIns {
  const open = async (call: Promise<{ readonly headers: Headers }>) => {
    const result = await unlessRefused(call)
    return isRefused(result) ? undefined : openedBy(result.headers.getSetCookie())
  }
  return {
    signIn: async (body, userAgent) => {
      const headers = new Headers({ 'user-agent': userAgent })
      const result = await unlessRefused(
        auth.api.signInEmail({ body, headers, returnHeaders: true }),
      )
      if (!isRefused(result)) return (await openedBy(result.headers.getSetCookie())) ?? 'wrong'
      if (result.refused === 'EMAIL_NOT_VERIFIED') return 'unproven'
      await equalizeTiming(auth, body.email)
      return 'wrong'
    },
    openLink: (token, from) => {
      const request = { query: { token }, headers: headersOf(from), returnHeaders: true } as const
      return open(
        isProof(token) ? auth.api.verifyEmail(request) : auth.api.magicLinkVerify(request),
      )
    },
    openFor: (userId, userAgent) => {
      const headers = new Headers({ 'user-agent': userAgent, [openerHeader]: userId })
      return open(auth.api.openSession({ headers, returnHeaders: true }))
    },
    enterPhoneCode: (phoneNumber, code, from) =>
      open(
        auth.api.verifyPhoneNumber({
          body: { phoneNumber, code: shift.toStored(code, phoneNumber) },
          headers: headersOf(from),
          returnHeaders: true,
        }),
      ),
    changePhone: async (cookie, phoneNumber, code) => {
      const stored = shift.toStored(code, phoneNumber)
      const body = { phoneNumber, code: stored, updatePhoneNumber: true }
      const headers = new Headers({ cookie })
      return !isRefused(await unlessRefused(auth.api.verifyPhoneNumber({ body, headers })))
    },
  }
}

/**
 * The library only looks up the sign-in methods of an existing account: without one, the same query runs for a random
 * id, so that both take equally long.
 */
async function equalizeTiming(auth: Auth, email: string): Promise<void> {
  const { internalAdapter } = await auth.$context
  if (!(await internalAdapter.findUserByEmail(email)))
    await internalAdapter.findAccounts(randomUUID())
}

function headersOf({ userAgent, market }: From): Headers {
  return new Headers({ 'user-agent': userAgent, [marketHeader]: market })
}

/** The token that confirms an address is signed, in three parts; a sign-in link has a plain token. */
function isProof(token: string): boolean {
  return token.includes('.')
}
