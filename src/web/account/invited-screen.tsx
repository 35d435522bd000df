import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { useEntryPath } from '#web/identity/entry-path.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { MemberFrame } from './member-frame.tsx'

type InvitedScreenProps = {
  readonly settings: LoyaltySettings
  /** The page on which the invitation is accepted once its reader is signed in. */
  readonly next: string
}

/** What a member's link offers to whoever opens it without being signed in. */
export function InvitedScreen({ settings, next }: InvitedScreenProps) {
  const { invited } = useLoyaltyText()
  const { base } = useMarket()
  const { shelf } = useFormatPrice()
  const pathOf = useEntryPath(next)
  const amount = shelf(settings.invited)
  return (
    <MemberFrame title={invited.title(amount)} current="loyalty" isMember={false}>
      <Card padding="roomy">
        <p className="text-lead">{invited.offer(amount, shelf(settings.rewardedFrom))}</p>
        <p className="mt-2 text-ink-2">{invited.how}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href={base + pathOf('register')}>{invited.register}</ButtonLink>
          <ButtonLink href={base + pathOf('login')} tone="ghost">
            {invited.signIn}
          </ButtonLink>
        </div>
      </Card>
    </MemberFrame>
  )
}
