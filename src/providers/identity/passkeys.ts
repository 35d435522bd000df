/** What a browser answers (WebAuthn, `PublicKeyCredential.toJSON()`), as base64url; not yet checked. */
type Answer<Response> = {
  readonly id: string
  readonly rawId: string
  readonly response: { readonly clientDataJSON: string } & Response
}
export type NewPasskeyAnswer = Answer<{ readonly attestationObject: string }>
export type PasskeyAnswer = Answer<{
  readonly authenticatorData: string
  readonly signature: string
}>

/** `publicKey` is COSE, as base64url. `counter` grows with each use, or stays 0. */
export type PasskeyKey = {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
}

/** `origin` is the scheme and host of the page; its host names the shop to the device. */
type Expected = { readonly origin: string; readonly isChallenge: (challenge: string) => boolean }

export type Passkeys = {
  /** `undefined` if the answer does not show that a person made the key on this page, unlocked by PIN, face or finger. */
  readonly register: (
    answer: NewPasskeyAnswer,
    expected: Expected,
  ) => Promise<PasskeyKey | undefined>
  /** The new counter; `undefined` if the key did not sign this challenge, unlocked by its owner. */
  readonly verify: (
    answer: PasskeyAnswer,
    expected: Expected,
    key: PasskeyKey,
  ) => Promise<number | undefined>
}

export function hostOfOrigin(origin: string): string {
  return new URL(origin).hostname
}

/** By SimpleWebAuthn, which is loaded when the first passkey is used. */
export function createPasskeys(): Passkeys {
  return {
    register: async (answer, { origin, isChallenge }) => {
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
      const checked = await unlessWrong(
        verifyRegistrationResponse({
          response: { ...answer, ...fixed },
          expectedChallenge: isChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOfOrigin(origin),
          requireUserVerification: true,
        }),
      )
      if (!checked?.verified) return undefined
      const { id, publicKey, counter } = checked.registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    },
    verify: async (answer, { origin, isChallenge }, { id, publicKey, counter }) => {
      const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
      const checked = await unlessWrong(
        verifyAuthenticationResponse({
          response: { ...answer, ...fixed },
          expectedChallenge: isChallenge,
          expectedOrigin: origin,
          expectedRPID: hostOfOrigin(origin),
          requireUserVerification: true,
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
          },
        }),
      )
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined
    },
  }
}

/** Nothing is asked of the extensions, and nothing read of them. */
const fixed = { type: 'public-key', clientExtensionResults: {} } as const

/** The library throws for each way in which an answer can be wrong. */
async function unlessWrong<T>(checking: Promise<T>): Promise<T | undefined> {
  try {
    return await checking
  } catch {
    return undefined
  }
}
