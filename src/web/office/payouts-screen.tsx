import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { Day } from '#domain/time/day.ts'
import type { PayoutState } from '#domain/trade-in/payout-state.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, LongField, Section, StateMark, Table } from './parts.tsx'

type Payout = {
  readonly id: string
  readonly number: string
  readonly market: Market
  readonly title: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly state: PayoutState
  readonly dueOn: Day
  readonly approvedBy: string | null
  readonly needsApproval: boolean
  readonly file: string | null
  readonly reason: string | null
}

type SepaFile = {
  readonly messageId: string
  readonly createdAt: Date
  readonly count: number
  readonly totalMinor: number
  readonly open: number
}

type PayoutsScreenProps = ListShown & {
  readonly rows: readonly Payout[]
  /** Of the files; `undefined` for who may not make them. */
  readonly fileMarket: Market | undefined
  readonly files: readonly SepaFile[]
  readonly newKey: string
}

/** What is owed to sellers, and the files by which those in euro are paid. */
export function PayoutsScreen(props: PayoutsScreenProps) {
  const { rows, fileMarket, files, newKey, ...shown } = props
  const { payouts: text, list, pages } = useOfficeText()
  const { day, money } = useOfficeFormat()
  return (
    <>
      <ListFrame {...shown} page="payouts" isEmpty={rows.length === 0}>
        <Table
          caption={pages.payouts}
          heads={[list.number, list.device, list.amount, text.dueOn, list.state, text.approval]}
        >
          {rows.map(row => (
            <tr key={row.id}>
              <Cell>
                <TextLink href={officeUrl('trade-in', row.number)}>{row.number}</TextLink>
                <span className="block text-meta text-ink-2">{marketNames[row.market]}</span>
              </Cell>
              <Cell>{row.title}</Cell>
              <Cell className="text-right font-[560] whitespace-nowrap">
                {money({ minor: row.amountMinor, currency: row.currency })}
              </Cell>
              <Cell className="whitespace-nowrap">{day(row.dueOn)}</Cell>
              <Cell>
                <StateMark isWarning={row.state === 'failed'}>{text.states[row.state]}</StateMark>
                <span className="block text-meta text-ink-2">{row.file ?? row.reason}</span>
              </Cell>
              <Cell className="min-w-60">
                {row.approvedBy !== null && text.approvedBy(row.approvedBy)}
                {row.needsApproval && (
                  <ActForm act="approve-payout" market={row.market} item={row.id} tone="ghost" />
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      </ListFrame>
      {fileMarket && <Files market={fileMarket} files={files} newKey={newKey} />}
    </>
  )
}

type FilesProps = Pick<PayoutsScreenProps, 'files' | 'newKey'> & { readonly market: Market }

function Files({ market, files, newKey }: FilesProps) {
  const { payouts: text } = useOfficeText()
  const { money, time, number } = useOfficeFormat()
  return (
    <Section title={text.files}>
      <p className="text-ink-2">{text.filesText}</p>
      <ActForm act="create-sepa-file" market={market} hasReason={false}>
        <input type="hidden" name="key" value={newKey} />
      </ActForm>
      {files.length === 0 ? (
        <p className="text-ink-2">{text.noFiles}</p>
      ) : (
        <Table
          caption={text.files}
          heads={[text.file, text.made, text.transfers, text.open, text.answer]}
        >
          {files.map(file => (
            <tr key={file.messageId}>
              <Cell>
                {file.messageId}
                <span className="block">
                  <TextLink href={`/office/sepa/${file.messageId}.xml`} download>
                    {text.download}
                  </TextLink>
                </span>
              </Cell>
              <Cell className="whitespace-nowrap">{time(file.createdAt)}</Cell>
              <Cell className="whitespace-nowrap">
                {number(file.count)} · {money({ minor: file.totalMinor, currency: 'EUR' })}
              </Cell>
              <Cell className="text-right">{number(file.open)}</Cell>
              <Cell className="min-w-70">
                {file.open > 0 && <Answer market={market} file={file} />}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Answer({ market, file }: { readonly market: Market; readonly file: SepaFile }) {
  const { payouts: text } = useOfficeText()
  return (
    <ActForm
      act="settle-sepa-file"
      market={market}
      item={file.messageId}
      tone="ghost"
      hasReason={false}
    >
      <LongField
        label={text.returned}
        hint={text.returnedHint}
        name="returned"
        rows={2}
        maxLength={8_000}
      />
    </ActForm>
  )
}
