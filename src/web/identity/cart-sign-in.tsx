import type { MouseEvent } from 'react'
import { useState } from 'react'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'

type CartSignInProps = { readonly next: string; readonly socialWays: readonly SocialWay[] }

/** In the checkout the customer signs in on the same page; the code for it is downloaded on demand. */
export function CartSignIn(props: CartSignInProps) {
  const [isRequested, setRequested] = useState(false)
  const signInModule = useLoaded(
    isRequested ? 'sign-in' : undefined,
    () => import('./sign-in-room.tsx'),
  )
  return (
    <Card padding="roomy">
      {signInModule.kind === 'loaded' ? (
        <signInModule.value.SignInRoom {...props} />
      ) : (
        <Invitation
          next={props.next}
          isLoading={signInModule.kind === 'loading'}
          onOpen={signInModule.kind === 'idle' ? () => setRequested(true) : undefined}
        />
      )}
    </Card>
  )
}

type InvitationProps = {
  readonly next: string
  readonly isLoading: boolean
  /** `undefined` if the link is only a link to the separate page. */
  readonly onOpen: (() => void) | undefined
}

function Invitation({ next, isLoading, onOpen }: InvitationProps) {
  const { guest } = useText().cart
  const { base, market } = useMarket()
  const open = (event: MouseEvent) => {
    if (!onOpen || hasModifierKey(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-name">{guest.haveAccount}</h2>
        <p className="text-[0.9375rem] text-ink-2">{guest.haveAccountText}</p>
      </div>
      <ButtonLink
        tone="ghost"
        size="small"
        href={base + buildUrl(market, 'login', [], [['next', next]])}
        onClick={open}
        className={isLoading ? 'animate-pulse cursor-progress' : undefined}
      >
        {guest.signIn}
      </ButtonLink>
    </div>
  )
}
