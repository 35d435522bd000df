import { useEffect } from 'react'
import { emptyMembersCarts } from '#web/client/cloud/members-carts.ts'

/** Who came to the logout page; `lost`: a session that is no more, or lacks its token (Spec 4.7). */
export type Leaving =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'lost' | 'forgotten' | 'visitor' }

/** Spec 4.7: whoever is out leaves no member's cart behind; the cookies of a lost session are forgotten by a POST. */
export const useForgetSession = (kind: Leaving['kind']): void => {
  useEffect(() => {
    if (kind === 'member') return
    emptyMembersCarts()
    if (kind === 'lost') void forget()
  }, [kind])
}

/** Where it fails, the next page of a member leads here again. */
const forget = async () => {
  try {
    await fetch(location.pathname, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'forget' }),
    })
  } catch {
    // Offline: there is nothing to tell the shopper, who sees that the session is over.
  }
}
