import { KeyRound, Mail, Smartphone } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { hasModifierKey } from '#web/ui/has-modifier-key.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { PasskeyRequest } from '../client/passkey-browser.ts'
import { useIdentityText } from '../text/use-identity-text.ts'
import { useMarket } from '../text/use-text.tsx'
import { useEntryPath } from './entry-path.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type SignInView, signInViews } from './sign-in-step.ts'
import { SocialButtons } from './social-buttons.tsx'
import type { Entry } from './use-entry.ts'

type OtherWaysProps = {
  readonly entry: Entry
  readonly next: string
  readonly view: SignInView
  readonly socialWays: readonly SocialWay[]
  /** Absent where the page that shows the forms has none to ask with. */
  readonly passkey: PasskeyRequest | undefined
  readonly onView: (view: SignInView) => void
}

const icons = { password: KeyRound, link: Mail, phone: Smartphone } as const

/** The other sign-in methods, below the form shown; without JavaScript they are links to the same page. */
export function OtherWays({ entry, next, view, socialWays, passkey, onView }: OtherWaysProps) {
  const { or, signIn } = useIdentityText()
  const { base } = useMarket()
  const pathOf = useEntryPath(next)
  const text = { password: signIn.byPassword, link: signIn.byLink, phone: signIn.byPhone }
  const choose = (event: MouseEvent, chosen: SignInView) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onView(chosen)
  }
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-meta text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {or}
      </p>
      <nav aria-label={signIn.otherWays} className="grid gap-2.5">
        {signInViews
          .filter(each => each !== view)
          .map(each => {
            const Icon = icons[each]
            return (
              <ButtonLink
                key={each}
                href={base + pathOf('login', [['with', each]])}
                onClick={event => choose(event, each)}
                {...{ tone: 'ghost', size: 'small', full: true }}
              >
                <Icon size={18} aria-hidden="true" className="shrink-0" />
                {text[each]}
              </ButtonLink>
            )
          })}
        {passkey && <PasskeyButton entry={entry} request={passkey} />}
        <SocialButtons entry={entry} ways={socialWays} />
      </nav>
      <NewHere registerPath={pathOf('register')} />
    </>
  )
}

function NewHere({ registerPath }: { readonly registerPath: string }) {
  const { signIn } = useIdentityText()
  const { base } = useMarket()
  return (
    <p className="mt-5 border-t border-line pt-4 text-[0.9375rem]">
      {signIn.noAccount}{' '}
      <TextLink href={base + registerPath} className="inline-block min-h-6 font-semibold">
        {signIn.toRegister}
      </TextLink>
    </p>
  )
}
