import { useState } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { type LogoutSession, useForgetSession } from './use-forget-session.ts'

/**
 * A GET ends no session: members are asked to confirm. What a lost session left in the browser is removed without
 * asking.
 */
export function LogoutScreen({ session }: { readonly session: LogoutSession }) {
  const [{ kind }] = useState(session)
  useForgetSession(kind)
  if (session.kind === 'member' && kind === 'member')
    return <LogoutConfirmation name={session.name} />
  return (
    <SignedOut
      isLost={kind === 'lost' || kind === 'forgotten'}
      needsForgetting={session.kind === 'lost'}
    />
  )
}

function LogoutConfirmation({ name }: { readonly name: string }) {
  const { logout } = useIdentityText()
  const { base, market } = useMarket()
  return (
    <EntryCard title={logout.askTitle} step="asked">
      <EntryHeading title={logout.askTitle} lead={logout.askText(name)} />
      <p className="mb-5 text-meta text-ink-2">{logout.askCart}</p>
      <form method="post" className="grid gap-2.5">
        <Button type="submit" full>
          {logout.submit}
        </Button>
        <ButtonLink full tone="ghost" href={base + buildUrl(market, 'home')}>
          {logout.stay}
        </ButtonLink>
      </form>
    </EntryCard>
  )
}

function SignedOut({
  isLost,
  needsForgetting,
}: {
  readonly isLost: boolean
  readonly needsForgetting: boolean
}) {
  const { logout } = useIdentityText()
  const { base, market } = useMarket()
  const [title, lead] = isLost
    ? [logout.lostTitle, logout.lostText]
    : [logout.outTitle, logout.outText]
  return (
    <EntryCard title={title} step="left">
      <EntryHeading title={title} lead={lead} />
      {needsForgetting && (
        <noscript>
          <form method="post" className="mb-2.5">
            <input type="hidden" name="intent" value="forget" />
            <Button type="submit" full>
              {logout.lostSubmit}
            </Button>
          </form>
        </noscript>
      )}
      <div className="grid gap-2.5">
        <ButtonLink full href={base + buildUrl(market, 'login')}>
          {logout.signIn}
        </ButtonLink>
        <ButtonLink full tone="ghost" href={base + buildUrl(market, 'home')}>
          {logout.toHome}
        </ButtonLink>
      </div>
    </EntryCard>
  )
}
