/** How a call to a stranger can end without an answer; never thrown. `unreachable` and `server-error` leave open whether it was done. */
export type ProviderFailure =
  | { readonly kind: 'unreachable'; readonly cause: string }
  | { readonly kind: 'server-error'; readonly status: number }
  /** HTML or broken JSON where an answer should be. */
  | { readonly kind: 'unreadable'; readonly status: number }
  | { readonly kind: 'unauthorized'; readonly status: number }
  | { readonly kind: 'rejected'; readonly status: number; readonly code?: string }
  /** Not called at all: it failed too often a moment ago. */
  | { readonly kind: 'circuit-open' }

/** Whether the stranger may have done what was asked. */
export function mayBeDone({ kind }: ProviderFailure): boolean {
  return kind === 'unreachable' || kind === 'server-error' || kind === 'unreadable'
}
