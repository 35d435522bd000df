import { createEmailVerificationToken } from 'better-auth/api'
import type { Accounts, SentOut } from './accounts.ts'
import type { Auth } from './auth.ts'
import { caught, lifetimes } from './auth-options.ts'
import type { CodeShift } from './code-shift.ts'

type Tokens = Pick<Accounts, 'proofToken' | 'signInToken' | 'resetToken' | 'phoneCode'>

/** Tokens and codes to send: created by the library, sent by the shop. */
export function createTokens(auth: Auth, key: string, shift: CodeShift): Tokens {
  return {
    proofToken: async (userId, email) => {
      const [until, whose] = [after(lifetimes.proof), { userId }]
      const value = await createEmailVerificationToken(
        key,
        email,
        undefined,
        lifetimes.proof,
        whose,
      )
      return { value, until }
    },
    signInToken: email =>
      needed(lifetimes.signInLink, () =>
        auth.api.signInMagicLink({ body: { email }, headers: new Headers() }),
      ),
    resetToken: email =>
      madeBy(lifetimes.reset, () => auth.api.requestPasswordReset({ body: { email } })),
    phoneCode: async phoneNumber => {
      const call = () => auth.api.sendPhoneNumberOTP({ body: { phoneNumber } })
      const { value, until } = await needed(lifetimes.phoneCode, call)
      return { value: shift.toSent(value, phoneNumber), until }
    },
  }
}

function after(seconds: number) {
  return new Date(Date.now() + seconds * 1_000)
}

async function madeBy(seconds: number, call: () => Promise<unknown>): Promise<SentOut | undefined> {
  const [place, until]: [{ value?: string }, Date] = [{}, after(seconds)]
  await caught.run(place, call)
  return place.value === undefined ? undefined : { value: place.value, until }
}

async function needed(seconds: number, call: () => Promise<unknown>): Promise<SentOut> {
  const made = await madeBy(seconds, call)
  if (!made) throw new Error('nothing was made to be sent')
  return made
}
