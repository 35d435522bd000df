import { useEffect } from 'react'
import { emptyMembersCarts } from '#web/client/cloud/members-carts.ts'
import { logged } from '#web/client/logged.ts'

/** Who came to the logout page; `lost`: a session that is no more, or lacks its token (Spec 4.7). */
export type Leaving =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'lost' | 'forgotten' | 'visitor' }

/** Spec 4.7: whoever is out leaves no member's cart behind; the cookies of a lost session are forgotten by a POST. */
export function useForgetSession(kind: Leaving['kind']): void {
  useEffect(() => {
    if (kind === 'member') return
    emptyMembersCarts()
    if (kind === 'lost') void forget()
  }, [kind])
}

/** Spec 8: a sign-out that fails is only logged. The next page of a member leads here again. */
async function forget() {
  const body = new URLSearchParams({ intent: 'forget' })
  try {
    const { ok, status } = await fetch(location.pathname, { method: 'POST', body })
    if (!ok) logged('sign-out', status)
  } catch {
    logged('sign-out', 0)
  }
}
