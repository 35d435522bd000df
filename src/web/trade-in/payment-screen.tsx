import { type FormEvent, useState } from 'react'
import type { BankAccount } from '#domain/payment/bank-account.ts'
import { type PayoutMethod, payouts } from '#domain/trade-in/price-tables.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { AccountInputs } from '#web/form/account-fields.tsx'
import { useAccountForm } from '#web/form/use-account-form.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TradeInFrame } from './trade-in-frame.tsx'

type PaymentScreenProps = {
  readonly tradeIn: TradeInView
  /** The account that an empty IBAN keeps; its IBAN is masked. */
  readonly saved: BankAccount | undefined
  /** The name that the bank account must be in. */
  readonly holder: string
  /** Whether the payout is meant for a device of the shop. */
  readonly isExchange: boolean
  /** The response to a submitted form that was refused. */
  readonly answer: PaymentSent | undefined
}

type PaymentSent = {
  readonly payout: PayoutMethod
  readonly iban: string
  readonly holder: string
  readonly errors: readonly ('iban' | 'holder')[]
}

/** One of the three payout methods, and the bank account for it (sell.md, payment). */
export function PaymentScreen(props: PaymentScreenProps) {
  return (
    <TradeInFrame step="payment" tradeIn={props.tradeIn}>
      <PaymentForm {...props} />
    </TradeInFrame>
  )
}

function PaymentForm({ tradeIn, saved, holder, isExchange, answer }: PaymentScreenProps) {
  const { payment: text } = useTradeInText()
  const [payout, setPayout] = useState(
    answer?.payout ?? tradeIn.payout ?? (isExchange ? 'voucher' : 'bank-fast'),
  )
  const initial = { iban: answer?.iban ?? '', holder: answer?.holder ?? holder }
  const form = useAccountForm('sell-payment', initial, answer?.errors ?? [])
  const [isBusy, setBusy] = useBusy()
  const { iban, holder: name } = form.values
  const usesSaved = iban.trim() === '' && name.trim() === saved?.holder
  const isReady = () => payout === 'voucher' || usesSaved || form.submit() !== undefined
  const send = (event: FormEvent) => {
    if (isBusy || !isReady()) event.preventDefault()
    else setBusy(true)
  }
  const toOption = usePayoutOption(tradeIn)
  const showsAccountErrors = payout !== 'voucher' && form.attempt > 0 && !usesSaved
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      {showsAccountErrors && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
      <RadioCards
        legend={text.legend}
        name="payout"
        value={payout}
        onChange={setPayout}
        options={payouts.map(toOption)}
      />
      {payout !== 'voucher' && (
        <Card padding="roomy" className="grid gap-4">
          <h2 className="text-heading">{text.account}</h2>
          <p className="text-[0.9375rem] text-ink-2">
            {saved ? text.savedAccount(saved.iban) : text.accountText}
          </p>
          {saved && <input type="hidden" name="saved" value={saved.iban} />}
          <AccountInputs form={form} />
        </Card>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}

function usePayoutOption({ offers }: TradeInView) {
  const { payoutNotes } = useTradeInText().offer
  const { payouts: names } = useTradeInsText()
  const { shelf } = useFormatPrice()
  return (payout: PayoutMethod) => {
    const offer = offers?.[payout]
    return {
      value: payout,
      title: names[payout],
      subtitle: payoutNotes[payout],
      ...(offer?.kind === 'offer' && {
        aside: <span className="font-bold whitespace-nowrap">{shelf(offer.amount)}</span>,
      }),
    }
  }
}
