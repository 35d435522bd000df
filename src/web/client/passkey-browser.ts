import { useSyncExternalStore } from 'react'

export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'allowCredentials'>
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON

/** Whether the browser has passkeys; `true` until the page is awake, as most have. Who has no scripts has none either. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(noChange, hasPasskeys, () => true)
}

const noChange = () => () => undefined

function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  )
}

/** The answer for the server; `undefined` if its owner gave up, or no device has a passkey for this address. */
export function askPasskey(request: PasskeyRequest): Promise<string | undefined> {
  return answerOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(request),
    }),
  )
}

/** `undefined` if its owner gave up, or the device has one already. */
export function createPasskey(creation: PasskeyCreation): Promise<string | undefined> {
  return answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(creation),
    }),
  )
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<string | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential
      ? JSON.stringify(credential.toJSON())
      : undefined
  } catch {
    return undefined
  }
}
