import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { PasskeyRequest } from '#web/client/passkey-browser.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import type { EntryAnswer } from './entry-answer.ts'
import { EntryCard } from './entry-card.tsx'
import { useEntryPath } from './entry-path.ts'
import { OpenLink } from './open-link.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import type { SignInView } from './sign-in-step.ts'
import { useEntry } from './use-entry.ts'

type SignInScreenProps = {
  /** The page's response without JavaScript. */
  readonly response: EntryAnswer | undefined
} & (
  | {
      readonly kind: 'ways'
      readonly next: string
      readonly view: SignInView
      readonly socialWays: readonly SocialWay[]
      readonly passkey: PasskeyRequest
    }
  | { readonly kind: 'link'; readonly next: string; readonly token: string }
)

export function SignInScreen(props: SignInScreenProps) {
  const { signIn, openLink } = useIdentityText()
  const pathOf = useEntryPath(props.next)
  const entry = useEntry(pathOf('login'), props.response)
  if (props.kind === 'link')
    return (
      <OpenLink
        {...{ entry }}
        token={props.token}
        text={openLink}
        anotherPath={pathOf('login', [['with', 'link']])}
      />
    )
  return (
    <EntryCard title={signIn.title} step="ways">
      <SignInPanel
        {...{ entry }}
        next={props.next}
        view={props.view}
        socialWays={props.socialWays}
        passkey={props.passkey}
      />
    </EntryCard>
  )
}
