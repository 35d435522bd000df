import { ownEntry } from '#domain/own-entry.ts'

/** What a browser needs to show the buttons of wallets: the card provider's script, and the public key of its account. */
export type WalletButtons = { readonly scriptUrl: string; readonly publishableKey: string }

/** Where the provider's own script loads frames from and sends requests to, besides its own origin. */
const furtherOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://js.stripe.com': ['https://api.stripe.com', 'https://hooks.stripe.com'],
}

/** The origins that a page with the buttons allows, as in a Content-Security-Policy. */
export function walletOrigins({ scriptUrl }: WalletButtons): readonly string[] {
  const { origin } = new URL(scriptUrl)
  return [origin, ...(ownEntry(furtherOrigins, origin) ?? [])]
}
