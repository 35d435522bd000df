import { useEffect } from 'react'
import { emptyMembersCarts } from '#web/client/cloud/members-carts.ts'
import { forgetLastPoints } from '#web/client/last-point.ts'
import { logWarning } from '#web/client/logged.ts'

/** Who opened the logout page; `lost`: a session that no longer exists, or lacks its token (Spec 4.7). */
export type LogoutSession =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'lost' | 'forgotten' | 'visitor' }

/** A visitor who is signed out leaves no member's cart or pickup point behind; a POST clears the cookies of a lost session (Spec 4.7). */
export function useForgetSession(kind: LogoutSession['kind']): void {
  useEffect(() => {
    if (kind === 'member') return
    emptyMembersCarts()
    forgetLastPoints()
    if (kind === 'lost') void forget()
  }, [kind])
}

/** A sign-out that fails is only logged. The member's next page leads here again (Spec 8). */
async function forget() {
  const body = new URLSearchParams({ intent: 'forget' })
  try {
    const { ok, status } = await fetch(location.pathname, { method: 'POST', body })
    if (!ok) logWarning('sign-out', status)
  } catch {
    logWarning('sign-out', 0)
  }
}
