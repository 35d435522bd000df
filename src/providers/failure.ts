/**
 * The ways a call to a third party can fail; returned, never thrown. After `unreachable` and `server-error` it is
 * unknown whether the request was carried out.
 */
export type ProviderFailure =
  | { readonly kind: 'unreachable'; readonly cause: string }
  | { readonly kind: 'server-error'; readonly status: number }
  /** The response is HTML or broken JSON. */
  | { readonly kind: 'unreadable'; readonly status: number }
  | { readonly kind: 'unauthorized'; readonly status: number }
  | { readonly kind: 'rejected'; readonly status: number; readonly code?: string }
  /** The call was not made: recent calls failed too often. */
  | { readonly kind: 'circuit-open' }

/** Whether the third party may have carried out the request. */
export function mayBeDone({ kind }: ProviderFailure): boolean {
  return kind === 'unreachable' || kind === 'server-error' || kind === 'unreadable'
}
