import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { SecondOffer, SecondOfferLine, TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useTradeInsText } from '#web/text/use-trade-ins-text.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { SummaryRow, SummaryRows } from '#web/ui/summary-row.tsx'

type SecondOfferCardProps = { readonly tradeIn: TradeInView; readonly children: ReactNode }

/** Declared value, finding, photo and amount of every line, side by side (complaints of this trade). */
export function SecondOfferCard({ tradeIn, children }: SecondOfferCardProps) {
  const { second } = useTradeInsText()
  const { offer, secondOffer, objection, state } = tradeIn
  if (!offer || !secondOffer) return undefined
  return (
    <FoundCard {...{ offer, found: secondOffer, text: second }}>
      {objection && (
        <div className="mt-4 grid gap-1 border-t border-line pt-3">
          <p>
            <span className="text-ink-2">{second.yourWords}:</span> {objection.words}
          </p>
          {state === 'second-offer' && <p className="font-semibold">{second.lookedAgain}</p>}
        </div>
      )}
      {children}
    </FoundCard>
  )
}

/** Why more is paid than was offered; there is nothing to answer. */
export function RaisedCard({ tradeIn: { offer, raised } }: Pick<SecondOfferCardProps, 'tradeIn'>) {
  const text = useTradeInsText()
  if (!offer || !raised) return undefined
  return <FoundCard {...{ offer, found: raised, text: text.raised }} />
}

type FoundCardProps = {
  readonly offer: Money
  readonly found: SecondOffer
  readonly text: Readonly<Record<'title' | 'text' | 'now', string>>
  readonly children?: ReactNode
}

function FoundCard({ offer, found, text, children }: FoundCardProps) {
  const { second } = useTradeInsText()
  const { total } = useFormatPrice()
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{text.title}</h2>
      <p className="mt-1.5 text-ink-2">{text.text}</p>
      <table className="mt-4 w-full border-collapse text-left max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="text-meta text-ink-2">
            {[second.part, second.declared, second.found, second.photo].map(head => (
              <th key={head} scope="col" className="py-1.5 pr-4 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="py-1.5 text-right font-semibold">
              {second.amount}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {found.lines.map(line => (
            <Line key={`${line.part} ${line.declared}`} line={line} />
          ))}
        </tbody>
      </table>
      <div className="mt-4 border-t border-line pt-3">
        <SummaryRows>
          <SummaryRow label={second.first} value={total(offer)} />
          <SummaryRow label={text.now} value={total(found.amount)} tone="total" />
        </SummaryRows>
      </div>
      {children}
    </Card>
  )
}

const cell = 'py-2 pr-4 align-top max-sm:block max-sm:py-0.5 max-sm:pr-0'

/** On a phone each line is a separate block, with every value below its name. */
function Line({ line }: { readonly line: SecondOfferLine }) {
  const { second, parts } = useTradeInsText()
  const { change } = useFormatPrice()
  const { part, declared, found, photoPath, amount } = line
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-2.5">
      <th scope="row" className={`${cell} font-semibold`}>
        {parts[part]}
      </th>
      <td className={cell}>
        <Name>{second.declared}</Name>
        {declared}
      </td>
      <td className={cell}>
        <Name>{second.found}</Name>
        {found}
      </td>
      <td className={cell}>
        {photoPath === undefined ? (
          <span className="text-meta text-ink-2">{second.noPhoto}</span>
        ) : (
          <a href={photoPath}>
            <img
              src={photoPath}
              alt={second.photoOf(parts[part])}
              width={96}
              height={72}
              loading="lazy"
              className="rounded-tile border border-line object-cover"
            />
          </a>
        )}
      </td>
      <td className={`${cell} font-semibold whitespace-nowrap sm:pr-0 sm:text-right`}>
        <Name>{second.amount}</Name>
        {change(amount)}
      </td>
    </tr>
  )
}

/** Where there are columns, their headings show the names instead. */
function Name({ children }: { readonly children: string }) {
  return <span className="text-meta text-ink-2 sm:hidden">{children}: </span>
}
