import type { CancelBack } from '#domain/order/cancel-back.ts'
import type { UnsentStage } from '#domain/order/purchase.ts'
import { CancelPurchaseForm } from '#web/account/cancel-purchase.tsx'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Card } from '#web/ui/card.tsx'

type UnsentScreenProps = {
  readonly stage: UnsentStage
  readonly back: CancelBack | undefined
  readonly orderNumber: string
  readonly isMember: boolean
}

/** An order that was not shipped yet is cancelled instead of returned: also here, for customers without an account. */
export function UnsentScreen({ stage, back, orderNumber, isMember }: UnsentScreenProps) {
  const { form: text } = useReturningText()
  return (
    <MemberFrame current="returns" title={text.notSentTitle} isMember={isMember}>
      <p className="mb-4 text-meta text-ink-2">{text.ofOrder(orderNumber)}</p>
      <Card padding="roomy" className="grid gap-2">
        <p className="font-semibold">{text.notSent}</p>
        <CancelPurchaseForm {...{ stage, back }} />
      </Card>
    </MemberFrame>
  )
}
