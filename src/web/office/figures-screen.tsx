import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '../ui/button.tsx'
import { BarChart } from './bar-chart.tsx'
import { DayChart } from './day-chart.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Choice, OfficeTitle } from './parts.tsx'

type DayFigures = {
  readonly day: Day
  readonly orders: number
  readonly revenueMinor: number
  readonly marginMinor: number
  readonly returns: number
  readonly offers: number
  readonly accepted: number
}

type FiguresScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly span: number
  readonly currency: Currency
  readonly days: readonly DayFigures[]
  readonly age: readonly { readonly days: string; readonly count: number }[]
}

const spans = [30, 90, 365]

/** What happened in a market day by day, and how old its stock is. */
export function FiguresScreen(props: FiguresScreenProps) {
  const { market, ownMarkets, span, currency, days, age } = props
  const { figures: text, list, pages } = useOfficeText()
  const { wholeMoney, number } = useOfficeFormat()
  const amount = (minor: number) => wholeMoney({ minor, currency })
  const sum = (of: (each: DayFigures) => number) => days.reduce((all, each) => all + of(each), 0)
  const offers = sum(each => each.offers)
  const accepted = sum(each => each.accepted)
  return (
    <>
      <OfficeTitle>{`${pages.figures}: ${marketNames[market]}`}</OfficeTitle>
      <Form key={`${market} ${span}`} className="flex flex-wrap items-end gap-3">
        <Choice
          label={list.market}
          name="market"
          defaultValue={market}
          options={ownMarkets.map(each => [each, marketNames[each]] as const)}
        />
        <Choice
          label={text.span}
          name="days"
          defaultValue={String(span)}
          options={spans.map(each => [String(each), text.lastDays(each)] as const)}
        />
        <Button type="submit" tone="ghost" size="small">
          {list.show}
        </Button>
      </Form>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <DayChart title={text.orders} days={days} of={each => each.orders} format={number} />
        <DayChart title={text.revenue} days={days} of={each => each.revenueMinor} format={amount} />
        <DayChart title={text.margin} days={days} of={each => each.marginMinor} format={amount} />
        <DayChart title={text.returns} days={days} of={each => each.returns} format={number} />
        <DayChart
          title={text.offers}
          days={days}
          of={each => each.offers}
          format={number}
          total={text.conversion(
            number(offers),
            number(accepted),
            offers === 0 ? 0 : Math.round((accepted * 100) / offers),
          )}
        />
        <BarChart
          title={text.stockAge}
          total={text.devices(age.reduce((all, { count }) => all + count, 0))}
          bars={age.map(({ days: step, count }) => ({
            name: text.ageOf(Number(step) * 30),
            value: count,
          }))}
          nameHead={text.age}
          valueHead={text.stockAge}
          asTable={text.asTable}
          nothing={text.nothing}
          format={number}
        />
      </div>
    </>
  )
}
