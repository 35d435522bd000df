import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { type OfficePageName, officeUrl } from '#domain/staff/office-pages.ts'
import type { Day } from '#domain/time/day.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ChipLink } from './chip-link.tsx'
import { DayChart } from './day-chart.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, Table } from './parts.tsx'
import { useTaskName } from './tasks-screen.tsx'

type HomeScreenProps = {
  readonly menu: readonly OfficePageName[]
  readonly waiting: Readonly<Record<(typeof cards)[number][0], number>>
  readonly tasks: readonly {
    readonly kind: string
    readonly count: number
    readonly oldest: Date
  }[]
  /** The last thirty days of a market; `undefined` for who may not see figures. */
  readonly trade:
    | {
        readonly market: Market
        readonly ownMarkets: readonly Market[]
        readonly currency: Currency
        readonly days: readonly {
          readonly day: Day
          readonly orders: number
          readonly revenueMinor: number
        }[]
      }
    | undefined
}

const cards = [
  ['toShip', 'dispatch', ''],
  ['toInspect', 'trade-ins', 'to-inspect'],
  ['toPay', 'payouts', 'due'],
  ['returns', 'returns', 'to-do'],
  ['claims', 'claims', 'to-do'],
  ['messages', 'messages', 'open'],
  ['refunds', 'refunds', 'to-approve'],
  ['reviews', 'reviews', 'flagged'],
] as const

/** What waits today: counts that lead to their lists, and the tasks that the shop wrote. */
export function HomeScreen({ menu, waiting, tasks, trade }: HomeScreenProps) {
  const { home: text, pages } = useOfficeText()
  const nameOf = useTaskName()
  const { number, time } = useOfficeFormat()
  return (
    <>
      <OfficeTitle>{pages.home}</OfficeTitle>
      <section aria-label={text.waits}>
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {cards
            .filter(([, page]) => menu.includes(page))
            .map(([key, page, view]) => (
              <li key={key}>
                <a
                  href={view === '' ? officeUrl(page) : `${officeUrl(page)}?view=${view}`}
                  className="card block h-full p-4 no-underline hover:border-jade"
                >
                  <b className="block text-[1.75rem] leading-none">{number(waiting[key])}</b>
                  <span className="mt-1.5 block text-ink-2">{text[key]}</span>
                </a>
              </li>
            ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-heading">{text.tasks}</h2>
        {tasks.length === 0 ? (
          <p className="text-ink-2">{text.noTasks}</p>
        ) : (
          <Table caption={text.tasks} heads={[text.task, text.count, text.oldest]}>
            {tasks.map(({ kind, count, oldest }) => (
              <tr key={kind}>
                <Cell>
                  <TextLink href={`${officeUrl('tasks')}?${new URLSearchParams({ kind })}`}>
                    {nameOf(kind)}
                  </TextLink>
                </Cell>
                <Cell>{number(count)}</Cell>
                <Cell>{time(oldest)}</Cell>
              </tr>
            ))}
          </Table>
        )}
      </section>
      {trade && <Trade {...trade} />}
    </>
  )
}

function Trade({ market, ownMarkets, currency, days }: NonNullable<HomeScreenProps['trade']>) {
  const { figures: text, home } = useOfficeText()
  const { wholeMoney, number } = useOfficeFormat()
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{home.trade(marketNames[market])}</h2>
      {ownMarkets.length > 1 && (
        <nav aria-label={home.market} className="flex flex-wrap gap-1.5">
          {ownMarkets.map(each => (
            <ChipLink
              key={each}
              href={`${officeUrl('home')}?market=${each}`}
              isCurrent={each === market}
            >
              {marketNames[each]}
            </ChipLink>
          ))}
        </nav>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <DayChart title={text.orders} days={days} of={each => each.orders} format={number} />
        <DayChart
          title={text.revenue}
          days={days}
          of={each => each.revenueMinor}
          format={minor => wholeMoney({ minor, currency })}
        />
      </div>
      <p>
        <TextLink href={`${officeUrl('figures')}?market=${market}`}>{home.allFigures}</TextLink>
      </p>
    </section>
  )
}
