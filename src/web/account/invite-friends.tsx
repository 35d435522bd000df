import { useRef, useState } from 'react'
import type { Invitations } from '#domain/loyalty/loyalty-view.ts'
import { rewardIn } from '#domain/loyalty/reward.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextInput } from '#web/ui/text-input.tsx'

type InviteFriendsProps = {
  readonly invitations: Invitations
  readonly settings: LoyaltySettings
}

/** A member's own link, to be sent by the phone's share sheet or copied. */
export function InviteFriends({ invitations, settings }: InviteFriendsProps) {
  const { invite } = useLoyaltyText()
  const { shelf } = useFormatPrice()
  const { link, accepted } = invitations
  const box = useRef<HTMLDivElement>(null)
  const [isCopied, setCopied] = useState(false)
  const send = async () => {
    box.current?.querySelector('input')?.select()
    setCopied(await handOver(link, invite.message))
  }
  const from = shelf(settings.rewardedFrom)
  const invited = rewardIn(settings, 'invited')
  const inviting = rewardIn(settings, 'inviting')
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{invite.title}</h2>
      {invited && <p className="mt-1.5">{invite.friend(shelf(invited), from)}</p>}
      {inviting && <p className="mt-1.5">{invite.you(shelf(inviting), from)}</p>}
      <div ref={box} className="mt-4 flex flex-wrap items-end gap-3">
        <TextInput
          label={invite.link}
          value={link}
          readOnly
          onChange={() => undefined}
          className="min-w-[min(18rem,100%)] flex-1"
        />
        <Button size="small" onClick={() => void send()}>
          {invite.send}
        </Button>
      </div>
      <p role="status" className="mt-2 text-meta text-ink-2">
        {isCopied ? invite.copied : accepted > 0 && invite.accepted(accepted)}
      </p>
    </Card>
  )
}

/** `true` if the link was copied; a browser without either leaves it selected. */
async function handOver(link: string, message: string): Promise<boolean> {
  try {
    if (navigator.share) {
      await navigator.share({ text: message, url: link })
      return false
    }
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    // The sheet was closed, or the browser does not allow it.
    return false
  }
}
