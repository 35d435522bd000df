import { useRef } from 'react'
import { useActionData } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { LineVerdict } from '#domain/payment/remittance.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, LongField, Section, StateMark, Table } from './parts.tsx'
import { useTrail } from './trail.ts'

type CashScreenProps = ListShown & {
  readonly rows: readonly {
    readonly orderNumber: string
    readonly market: Market
    readonly carrier: string
    readonly awb: string | null
    readonly state: 'due' | 'collected' | 'remitted'
    readonly amountMinor: number
    readonly currency: Currency
    readonly placedAt: Date
  }[]
}

/** Cash that carriers collected, and their statements, by which it is matched. */
export function CashScreen({ rows, ...shown }: CashScreenProps) {
  const { cash: text, list, pages } = useOfficeText()
  const { nameOf } = useTrail()
  const { money, time } = useOfficeFormat()
  const market = shown.market ?? shown.ownMarkets[0]
  return (
    <>
      <ListFrame {...shown} page="cash" isEmpty={rows.length === 0}>
        <Table
          caption={pages.cash}
          heads={[list.order, list.date, text.carrier, list.parcel, list.amount, list.state]}
        >
          {rows.map(row => (
            <tr key={row.orderNumber}>
              <Cell>
                <TextLink href={officeUrl('order', row.orderNumber)}>{row.orderNumber}</TextLink>
              </Cell>
              <Cell className="whitespace-nowrap">{time(row.placedAt)}</Cell>
              <Cell>{nameOf(row.carrier)}</Cell>
              <Cell>{row.awb}</Cell>
              <Cell className="text-right whitespace-nowrap">
                {money({ minor: row.amountMinor, currency: row.currency })}
              </Cell>
              <Cell>
                <StateMark>{text.states[row.state]}</StateMark>
              </Cell>
            </tr>
          ))}
        </Table>
      </ListFrame>
      {market && <Statement market={market} />}
    </>
  )
}

type Line = {
  readonly line: number
  readonly awb: string
  readonly verdict: LineVerdict
  readonly orderNumber: string | undefined
}

function Statement({ market }: { readonly market: Market }) {
  const { cash: text } = useOfficeText()
  const area = useRef<HTMLTextAreaElement>(null)
  const answer = useActionData() as { readonly report?: readonly Line[] } | undefined
  const read = async (file: File | undefined) => {
    if (file && area.current) area.current.value = await file.text()
  }
  return (
    <Section title={`${text.statement}: ${marketNames[market]}`}>
      <p className="text-ink-2">{text.statementText}</p>
      <ActForm act="match-cash" market={market} hasReason={false}>
        <label className="grid gap-1">
          <span className="text-label font-[560]">{text.chooseFile}</span>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={event => void read(event.target.files?.[0])}
          />
        </label>
        <LongField
          ref={area}
          label={text.statement}
          name="statement"
          required
          rows={6}
          className="font-mono text-meta"
        />
      </ActForm>
      {answer?.report && <Report lines={answer.report} />}
    </Section>
  )
}

function Report({ lines }: { readonly lines: readonly Line[] }) {
  const { cash: text, list } = useOfficeText()
  const matched = lines.filter(({ verdict }) => verdict === 'matched').length
  return (
    <div className="grid gap-3" role="status">
      <p className="font-bold">{text.matched(matched, lines.length)}</p>
      <Table caption={text.report} heads={[text.line, list.parcel, list.order, text.verdict]}>
        {lines.map(({ line, awb, orderNumber, verdict }) => (
          <tr key={line}>
            <Cell>{line}</Cell>
            <Cell>{awb}</Cell>
            <Cell>
              {orderNumber !== undefined && (
                <TextLink href={officeUrl('order', orderNumber)}>{orderNumber}</TextLink>
              )}
            </Cell>
            <Cell>
              <StateMark isWarning={verdict !== 'matched' && verdict !== 'remitted-before'}>
                {text.verdicts[verdict]}
              </StateMark>
            </Cell>
          </tr>
        ))}
      </Table>
    </div>
  )
}
