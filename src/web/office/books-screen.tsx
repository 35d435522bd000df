import { Form } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, OfficeTitle, Section, Table, TextField } from './parts.tsx'

type BooksScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly month: string
  /** The rows of a table that are shown at most. */
  readonly shownRows: number
  readonly sales: readonly {
    readonly day: string
    readonly method: string
    readonly orders: number
    readonly totalMinor: number
    readonly currency: Currency
  }[]
  readonly invoices: readonly {
    readonly id: string
    readonly printed: string
    readonly kind: 'invoice' | 'credit-note'
    readonly orderNumber: string
    readonly issuedAt: Date
    readonly totalMinor: number
    readonly currency: Currency
  }[]
  readonly margin: readonly {
    readonly orderNumber: string
    readonly soldAt: Date
    readonly title: string
    readonly priceMinor: number
    readonly costMinor: number
    readonly workMinor: number
    readonly isBack: boolean
  }[]
  readonly gaps: readonly { readonly series: string; readonly number: number }[]
}

/** What was sold, invoiced and earned in a month, each to be exported. */
export function BooksScreen(props: BooksScreenProps) {
  const { market, ownMarkets, month, gaps } = props
  const { books: text, list, pages } = useOfficeText()
  const { month: monthOf } = useOfficeFormat()
  const missing = gaps.map(({ series, number }) => `${series} ${number}`).join(', ')
  return (
    <>
      <OfficeTitle>{`${pages.books}: ${marketNames[market]}, ${monthOf(month)}`}</OfficeTitle>
      <Form key={`${market} ${month}`} className="flex flex-wrap items-end gap-3">
        <Choice
          label={list.market}
          name="market"
          defaultValue={market}
          options={ownMarkets.map(each => [each, marketNames[each]] as const)}
        />
        <TextField label={text.month} name="month" type="month" defaultValue={month} required />
        <Button type="submit" tone="ghost" size="small">
          {list.show}
        </Button>
      </Form>
      {gaps.length > 0 ? (
        <Alert tone="error" title={text.gaps}>
          {text.gapsText(missing)}
        </Alert>
      ) : (
        <p className="text-ink-2">{text.noGaps}</p>
      )}
      <Sales {...props} />
      <Invoices {...props} />
      <Margin {...props} />
    </>
  )
}

function Export({
  kind,
  market,
  month,
}: { kind: string } & Pick<BooksScreenProps, 'market' | 'month'>) {
  const { books: text } = useOfficeText()
  const query = new URLSearchParams({ market, month })
  return (
    <p className="flex flex-wrap gap-4">
      {(['csv', 'xlsx'] as const).map(format => (
        <TextLink key={format} href={`/office/books/${kind}.${format}?${query}`} download>
          {text.exportAs[format]}
        </TextLink>
      ))}
    </p>
  )
}

function More({ rows, shownRows }: { readonly rows: number; readonly shownRows: number }) {
  const { books: text } = useOfficeText()
  return rows < shownRows ? undefined : (
    <p className="text-meta text-ink-2">{text.firstShown(shownRows)}</p>
  )
}

function Sales({ sales, ...of }: BooksScreenProps) {
  const { books: text, paymentMethods } = useOfficeText()
  const { money, number, day } = useOfficeFormat()
  return (
    <Section title={text.sales}>
      {sales.length === 0 ? (
        <p className="text-ink-2">{text.nothing}</p>
      ) : (
        <>
          <Table
            caption={text.sales}
            heads={[text.day, text.method, text.orders, text.total]}
            numbers={[text.orders, text.total]}
          >
            {sales.map(each => (
              <tr key={`${each.day} ${each.method} ${each.currency}`}>
                <Cell className="whitespace-nowrap">{day(each.day)}</Cell>
                <Cell>{ownEntry<string>(paymentMethods, each.method) ?? each.method}</Cell>
                <Cell className="text-right">{number(each.orders)}</Cell>
                <Cell className="text-right whitespace-nowrap">
                  {money({ minor: each.totalMinor, currency: each.currency })}
                </Cell>
              </tr>
            ))}
          </Table>
          <Export kind="sales" {...of} />
        </>
      )}
    </Section>
  )
}

function Invoices({ invoices, ...of }: BooksScreenProps) {
  const { books: text, find, list } = useOfficeText()
  const { money, time } = useOfficeFormat()
  return (
    <Section title={text.invoices}>
      {invoices.length === 0 ? (
        <p className="text-ink-2">{text.nothing}</p>
      ) : (
        <>
          <Table
            caption={text.invoices}
            heads={[text.number, find.kind, list.order, text.issued, text.total]}
            numbers={[text.total]}
          >
            {invoices.map(each => (
              <tr key={each.id}>
                <Cell>
                  <TextLink
                    href={`/office/invoices/${each.id}.pdf`}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {each.printed}
                  </TextLink>
                </Cell>
                <Cell>{text.kinds[each.kind]}</Cell>
                <Cell>
                  <TextLink href={officeUrl('order', each.orderNumber)}>
                    {each.orderNumber}
                  </TextLink>
                </Cell>
                <Cell className="whitespace-nowrap">{time(each.issuedAt)}</Cell>
                <Cell className="text-right whitespace-nowrap">
                  {money({ minor: each.totalMinor, currency: each.currency })}
                </Cell>
              </tr>
            ))}
          </Table>
          <More rows={invoices.length} {...of} />
          <Export kind="invoices" {...of} />
        </>
      )}
    </Section>
  )
}

function Margin({ margin, invoices, ...of }: BooksScreenProps) {
  const { books: text, list } = useOfficeText()
  const { money } = useOfficeFormat()
  const currency = invoices[0]?.currency ?? 'EUR'
  const amount = (minor: number) => money({ minor, currency })
  return (
    <Section title={text.margin}>
      {margin.length === 0 ? (
        <p className="text-ink-2">{text.nothing}</p>
      ) : (
        <>
          <Table
            caption={text.margin}
            heads={[list.order, text.device, text.price, text.cost, text.work, text.earned]}
            numbers={[text.price, text.cost, text.work, text.earned]}
          >
            {margin.map(each => (
              <tr key={`${each.orderNumber} ${each.title}`}>
                <Cell>
                  <TextLink href={officeUrl('order', each.orderNumber)}>
                    {each.orderNumber}
                  </TextLink>
                </Cell>
                <Cell>
                  {each.title}
                  {each.isBack && <span className="block text-meta text-ink-2">{text.back}</span>}
                </Cell>
                <Cell className="text-right whitespace-nowrap">{amount(each.priceMinor)}</Cell>
                <Cell className="text-right whitespace-nowrap">{amount(each.costMinor)}</Cell>
                <Cell className="text-right whitespace-nowrap">{amount(each.workMinor)}</Cell>
                <Cell className="text-right font-[560] whitespace-nowrap">
                  {amount(each.priceMinor - each.costMinor - each.workMinor)}
                </Cell>
              </tr>
            ))}
          </Table>
          <More rows={margin.length} {...of} />
          <Export kind="margin" {...of} />
        </>
      )}
    </Section>
  )
}
