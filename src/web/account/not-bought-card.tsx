import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { wayBackOf } from '#domain/trade-in/verdict.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Card } from '#web/ui/card.tsx'

/** Why a device is not bought, and how it is returned. */
export function NotBoughtCard({ tradeIn }: { readonly tradeIn: TradeInView }) {
  const { notBought } = useTradeInsText()
  const { rejectedFor = [], sentBack, takenOver } = tradeIn
  if (rejectedFor.length === 0 && !sentBack) return undefined
  return (
    <Card padding="roomy" className="grid gap-2.5">
      <h2 className="text-[1.375rem]">
        {rejectedFor.length > 0 ? notBought.title : notBought.backTitle}
      </h2>
      {rejectedFor.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {rejectedFor.map(reason => (
            <li key={reason}>{notBought.reasons[reason]}</li>
          ))}
        </ul>
      )}
      {tradeIn.state === 'rejected' && <p>{notBought.wayBack[wayBackOf(rejectedFor)]}</p>}
      {takenOver && <p>{notBought.takenOver(takenOver.taker, takenOver.reference)}</p>}
      {sentBack && <p>{notBought.back(notBought.carriers[sentBack.carrier], sentBack.awb)}</p>}
    </Card>
  )
}
