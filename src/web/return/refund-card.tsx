import { isReturnUnderWay } from '#domain/return/return-state.ts'
import type { ReturnView } from '#domain/return/return-view.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { ChangeAccount } from '../form/change-account.tsx'
import type { AccountName } from '../form/use-account-form.ts'

type RefundCardProps = {
  readonly view: ReturnView
  /** The fields of another account that were refused. */
  readonly refused: readonly AccountName[]
}

/** How the money is refunded, and the status of the refund (complaints of this trade: slow refund). */
export function RefundCard({ view, refused }: RefundCardProps) {
  const { one } = useReturningText()
  const { total } = useFormatPrice()
  const { refund, iban } = view
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{one.refund}</h2>
      {refund && (
        <p className="mt-2 font-semibold">
          {one.refundStates[refund.state]} {one.refundAmount(total(refund.amount))}
        </p>
      )}
      <p className="mt-2 text-ink-2">{iban === undefined ? one.sameWay : one.toIban(iban)}</p>
      {isAccountChangeable(view) && <ChangeAccount location="return-account" refused={refused} />}
    </Card>
  )
}

/** Editable until the money is sent (complaints of this trade: wrong IBAN). */
function isAccountChangeable({ refundWay, state, refund }: ReturnView): boolean {
  return (
    refundWay === 'iban' &&
    isReturnUnderWay(state) &&
    state !== 'rejected' &&
    refund?.state !== 'submitted' &&
    refund?.state !== 'succeeded'
  )
}
