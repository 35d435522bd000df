import type { FormEvent, ReactNode } from 'react'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { ObjectToOffer, type RefusedObjection } from './object-to-offer.tsx'

type AnswerProps = {
  readonly tradeIn: TradeInView
  /** Set if the seller must sign in first. */
  readonly signInPath: string | undefined
  readonly refused: RefusedObjection | undefined
}

/** Accept or decline a second offer, each with a confirmation, or ask for a second look; works without scripts. */
export function AnswerSecondOffer({ tradeIn, signInPath, refused }: AnswerProps) {
  const { second } = useTradeInsText()
  const { base } = useMarket()
  const { total } = useFormatPrice()
  const { secondOffer } = tradeIn
  if (!secondOffer || tradeIn.state !== 'second-offer') return undefined
  if (signInPath !== undefined)
    return (
      <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-4">
        <p>{second.signInText}</p>
        <ButtonLink href={base + signInPath}>{second.signIn}</ButtonLink>
      </div>
    )
  const amount = total(secondOffer.amount)
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-4">
      <Confirmation
        summary={second.accept(amount)}
        intent="accept"
        submitLabel={second.acceptConfirm}
      >
        <p className="text-ink-2">{second.acceptText(amount)}</p>
        <PaidTo tradeIn={tradeIn} />
      </Confirmation>
      <Confirmation summary={second.decline} intent="decline" submitLabel={second.declineConfirm}>
        <p className="text-ink-2">{second.declineText}</p>
      </Confirmation>
      {!tradeIn.objection && <ObjectToOffer refused={refused} />}
    </div>
  )
}

/** How the money is paid out. */
function PaidTo({ tradeIn: { payout, account } }: Pick<AnswerProps, 'tradeIn'>) {
  const text = useTradeInsText()
  if (payout === undefined) return undefined
  const where = account ? ` (${account.iban})` : ''
  return <p className="text-ink-2">{`${text.payout}: ${text.payouts[payout]}${where}`}</p>
}

type ConfirmationProps = {
  readonly summary: string
  readonly intent: 'accept' | 'decline'
  readonly submitLabel: string
  readonly children: ReactNode
}

function Confirmation({ summary, intent, submitLabel, children }: ConfirmationProps) {
  const [isBusy, setBusy] = useBusy()
  const send = (event: FormEvent) => {
    if (isBusy) event.preventDefault()
    setBusy(true)
  }
  return (
    <details className="rounded-button border border-control px-4 py-1.5" name="answer">
      <summary className="disclosure min-h-11 font-[650]">{summary}</summary>
      <form method="post" onSubmit={send} className="grid justify-items-start gap-3 pt-1 pb-3">
        {children}
        <input type="hidden" name="intent" value={intent} />
        <Button type="submit" tone={intent === 'accept' ? 'jade' : 'ghost'} busy={isBusy}>
          {submitLabel}
        </Button>
      </form>
    </details>
  )
}
