import { type Market, marketNames } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Facts, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'
import type { Listing } from './prices-screen.tsx'

type PriceScreenProps = Listing & {
  readonly market: Market
  readonly lowest30: Money | undefined
  readonly history: readonly { readonly since: Date; readonly minor: number }[]
}

/** One listing with its price, the price when new, and every price that it had. */
export function PriceScreen(listing: PriceScreenProps) {
  const { market, title, color, grade, stock, price, newPrice, cost, lowest30, history } = listing
  const { prices: text, list } = useOfficeText()
  const { money, time, number } = useOfficeFormat()
  const { currency } = price
  const typed = (amount: Money) => String(amount.minor / 100)
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.grades[grade]}</StateMark>}>{title}</OfficeTitle>
      <DoneAlert />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={text.price}>
          <Facts
            facts={[
              [list.market, marketNames[market]],
              [text.color, color],
              [text.stock, number(stock)],
              [text.price, money(price)],
              [text.lowest30, lowest30 && money(lowest30)],
              [text.newPriceLabel, newPrice && money(newPrice)],
              [text.cost, cost && money(cost)],
            ]}
          />
          <p className="text-meta text-ink-2">{text.lowest30Hint}</p>
          <ActForm key={price.minor} act="set-price" market={market}>
            <input type="hidden" name="before" value={price.minor} />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={`${text.price}, ${currency}`}
                name="price"
                required
                inputMode="decimal"
                defaultValue={typed(price)}
                autoComplete="off"
              />
              <TextField
                label={`${text.newPriceLabel}, ${currency}`}
                name="newPrice"
                inputMode="decimal"
                hint={text.newPriceHint}
                defaultValue={newPrice ? typed(newPrice) : ''}
                autoComplete="off"
              />
            </div>
          </ActForm>
        </Section>
        <Section title={text.history}>
          <Table caption={text.history} heads={[text.since, text.price]}>
            {history.map(({ since, minor }) => (
              <tr key={since.getTime()}>
                <Cell>{time(since)}</Cell>
                <Cell className="text-right">{money({ minor, currency })}</Cell>
              </tr>
            ))}
          </Table>
        </Section>
      </div>
    </>
  )
}
