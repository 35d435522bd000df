import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { markForMerge } from '#web/client/cloud/mark-for-merge.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Entry } from './use-entry.ts'

type SocialButtonsProps = { readonly entry: Entry; readonly ways: readonly SocialWay[] }

/** Third-party identity providers; each has its own form, so that they work without JavaScript. */
export function SocialButtons({ entry, ways }: SocialButtonsProps) {
  const { social } = useIdentityText().signIn
  return ways.map(way => (
    <entry.Form key={way} method="post" action={entry.path} onSubmit={() => markForMerge()}>
      <input type="hidden" name="intent" value="social" />
      <input type="hidden" name="way" value={way} />
      <Button type="submit" tone="ghost" size="small" full>
        {social[way]}
      </Button>
    </entry.Form>
  ))
}
