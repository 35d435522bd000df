import { createEmailVerificationToken } from 'better-auth/api'
import type { Accounts, ExpiringToken } from './accounts.ts'
import type { Auth } from './auth.ts'
import { lifetimes, tokenCapture } from './auth-options.ts'
import type { CodeShift } from './code-shift.ts'

type Tokens = Pick<Accounts, 'proofToken' | 'signInToken' | 'resetToken' | 'phoneCode'>

/** Tokens and codes to send: created by the library, sent by the shop. */
export function createTokens(auth: Auth, key: string, shift: CodeShift): Tokens {
  return {
    proofToken: async (userId, email) => {
      const [until, payload] = [after(lifetimes.proof), { userId }]
      const value = await createEmailVerificationToken(
        key,
        email,
        undefined,
        lifetimes.proof,
        payload,
      )
      return { value, until }
    },
    signInToken: email =>
      requireToken(lifetimes.signInLink, () =>
        auth.api.signInMagicLink({ body: { email }, headers: new Headers() }),
      ),
    resetToken: email =>
      createToken(lifetimes.reset, () => auth.api.requestPasswordReset({ body: { email } })),
    phoneCode: async phoneNumber => {
      const call = () => auth.api.sendPhoneNumberOTP({ body: { phoneNumber } })
      const { value, until } = await requireToken(lifetimes.phoneCode, call)
      return { value: shift.toSent(value, phoneNumber), until }
    },
  }
}

function after(seconds: number) {
  return new Date(Date.now() + seconds * 1_000)
}

async function createToken(
  seconds: number,
  call: () => Promise<unknown>,
): Promise<ExpiringToken | undefined> {
  const [captured, until]: [{ value?: string }, Date] = [{}, after(seconds)]
  await tokenCapture.run(captured, call)
  return captured.value === undefined ? undefined : { value: captured.value, until }
}

async function requireToken(seconds: number, call: () => Promise<unknown>): Promise<ExpiringToken> {
  const token = await createToken(seconds, call)
  if (!token) throw new Error('nothing was made to be sent')
  return token
}
