import { useState } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { type Leaving, useForgetSession } from './use-forget-session.ts'

/**
 * A GET ends no session: members are asked to confirm. What a lost session left in the browser is removed without
 * asking.
 */
export function LogoutScreen({ leaving }: { readonly leaving: Leaving }) {
  const [{ kind }] = useState(leaving)
  useForgetSession(kind)
  if (leaving.kind === 'member' && kind === 'member') return <RequestContext name={leaving.name} />
  return <Left isLost={kind === 'lost' || kind === 'forgotten'} isOpen={leaving.kind === 'lost'} />
}

function RequestContext({ name }: { readonly name: string }) {
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

function Left({ isLost, isOpen }: { readonly isLost: boolean; readonly isOpen: boolean }) {
  const { logout } = useIdentityText()
  const { base, market } = useMarket()
  const [title, lead] = isLost
    ? [logout.lostTitle, logout.lostText]
    : [logout.outTitle, logout.outText]
  return (
    <EntryCard title={title} step="left">
      <EntryHeading title={title} lead={lead} />
      {isOpen && (
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
