import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

type AcceptInvitationProps = { readonly code: string; readonly settings: LoyaltySettings }

/** A member who opened somebody's link gets the voucher with one press. */
export function AcceptInvitation({ code, settings }: AcceptInvitationProps) {
  const { invited } = useLoyaltyText()
  const { shelf } = useFormatPrice()
  const amount = shelf(settings.invited)
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{invited.title(amount)}</h2>
      <p className="mt-1.5">{invited.offer(amount, shelf(settings.rewardedFrom))}</p>
      <form method="post" className="mt-4">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" size="small" name="intent" value="accept">
          {invited.accept}
        </Button>
      </form>
    </Card>
  )
}
