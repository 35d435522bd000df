import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { Day } from '#domain/time/day.ts'
import { type ClaimState, claimArrows } from '#domain/warranty/claim-state.ts'
import type { CoverKind } from '#domain/warranty/cover.ts'
import type { Problem } from '#domain/warranty/problem.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { History, type HistoryProps } from './history.tsx'
import { ListFrame, type ListShown } from './list-frame.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, Facts, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'

type ClaimsScreenProps = ListShown & {
  readonly rows: readonly {
    readonly number: string
    readonly market: Market
    readonly state: ClaimState
    readonly title: string
    readonly name: string
    readonly openedAt: Date
  }[]
}

export function ClaimsScreen({ rows, ...shown }: ClaimsScreenProps) {
  const { claims: text, list, pages } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <ListFrame {...shown} page="claims" isEmpty={rows.length === 0}>
      <Table
        caption={pages.claims}
        heads={[list.number, list.date, list.device, list.customer, list.state]}
      >
        {rows.map(row => (
          <tr key={row.number}>
            <Cell>
              <TextLink href={officeUrl('claim', row.number)}>{row.number}</TextLink>
            </Cell>
            <Cell className="whitespace-nowrap">{time(row.openedAt)}</Cell>
            <Cell>{row.title}</Cell>
            <Cell>{row.name}</Cell>
            <Cell>
              <StateMark>{text.states[row.state]}</StateMark>
            </Cell>
          </tr>
        ))}
      </Table>
    </ListFrame>
  )
}

type Claim = {
  readonly number: string
  readonly market: Market
  readonly orderNumber: string
  readonly title: string
  readonly state: ClaimState
  readonly cover: CoverKind
  readonly problem: Problem
  readonly words: string | null
  readonly sendBy: Day
  readonly receivedOn: Day | null
  readonly finding: string | null
  readonly solution: string | null
  readonly openedAt: Date
  readonly refund: {
    readonly state: RefundState
    readonly minor: number
    readonly currency: Currency
  } | null
}

type ClaimScreenProps = HistoryProps & {
  readonly claim: Claim
  readonly photos: readonly string[]
}

/** A device that its owner sent in: what is wrong with it, and the step that is next. */
export function ClaimScreen({ claim, photos, history }: ClaimScreenProps) {
  const { claims: text, list, pages, refunds, tradeIn } = useOfficeText()
  const { day, money, time } = useOfficeFormat()
  const { number, market, refund } = claim
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.states[claim.state]}</StateMark>}>
        {`${pages.claim} ${number}`}
      </OfficeTitle>
      <DoneAlert />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Section title={claim.title}>
          <Facts
            facts={[
              [
                list.order,
                <TextLink key="order" href={officeUrl('order', claim.orderNumber)}>
                  {claim.orderNumber}
                </TextLink>,
              ],
              [list.market, marketNames[market]],
              [list.date, time(claim.openedAt)],
              [text.cover, text.covers[claim.cover]],
              [text.problem, text.problems[claim.problem]],
              [text.words, claim.words ?? ''],
              [text.sendBy, day(claim.sendBy)],
              [text.receivedOn, claim.receivedOn === null ? '' : day(claim.receivedOn)],
              [text.finding, claim.finding ?? ''],
              [text.solution, claim.solution ?? ''],
              [text.refund, refund ? `${money(refund)} · ${refunds.states[refund.state]}` : ''],
            ]}
          />
        </Section>
        <NextStep claim={claim} />
        {photos.length > 0 && (
          <Section title={tradeIn.photos}>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {photos.map(id => (
                <li key={id}>
                  <a href={`/office/claim-photos/${number}/${id}`} target="_blank" rel="noreferrer">
                    <img
                      src={`/office/claim-photos/${number}/${id}`}
                      alt={text.problems[claim.problem]}
                      loading="lazy"
                      className="aspect-[4/3] w-full rounded-input object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <History history={history} />
    </>
  )
}

function NextStep({ claim: { state, market } }: { readonly claim: Claim }) {
  const { claims: text, refunds, toDo } = useOfficeText()
  const moves = (Object.keys(text.moves) as (keyof typeof text.moves)[]).filter(move =>
    Object.hasOwn(claimArrows[state], move),
  )
  const isRefundable = Object.hasOwn(claimArrows[state], 'refund')
  if (moves.length === 0 && !isRefundable) return null
  return (
    <Section title={toDo}>
      {moves.length > 0 && (
        <ActForm key={state} act="move-claim" market={market} reasonHint={text.wordsHint}>
          <Choice
            label={text.next}
            name="move"
            options={moves.map(move => [move, text.moves[move]] as const)}
          />
        </ActForm>
      )}
      {isRefundable && (
        <ActForm act="refund-claim" market={market} tone="ghost" reasonHint={text.wordsHint}>
          <TextField
            label={refunds.amount}
            name="amount"
            required
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </ActForm>
      )}
    </Section>
  )
}
