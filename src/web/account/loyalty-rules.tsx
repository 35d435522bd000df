import { worthOf } from '#domain/loyalty/earn.ts'
import { rewardIn } from '#domain/loyalty/reward.ts'
import type { LoyaltySettings } from '#domain/loyalty/settings.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'

/** The rules in plain language, with the figures the shop calculates with. */
export function LoyaltyRules({ settings }: { readonly settings: LoyaltySettings }) {
  const { rules } = useLoyaltyText()
  const { shelf } = useFormatPrice()
  const { smallestVoucher } = settings
  const isRewarded = (['welcome', 'invited'] as const).some(reward => rewardIn(settings, reward))
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{rules.title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        <li>{rules.earn(shelf(settings.spentForPoint))}</li>
        {settings.pointsForSale > 0 && <li>{rules.sale(settings.pointsForSale)}</li>}
        <li>{rules.counts(settings.waitingDays)}</li>
        <li>{rules.worth(smallestVoucher, shelf(worthOf(smallestVoucher, settings)))}</li>
        <li>{rules.voucher(settings.voucherMonths)}</li>
        <li>{rules.back}</li>
        <li>{rules.lapse(settings.lapseMonths, settings.noticeDays)}</li>
        {isRewarded && <li>{rules.rewarded(shelf(settings.rewardedFrom))}</li>}
        <li>{rules.market}</li>
        <li>{rules.erased}</li>
      </ul>
    </Card>
  )
}
