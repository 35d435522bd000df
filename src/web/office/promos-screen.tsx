import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'

type Promo = {
  readonly code: string
  readonly percentage: number
  readonly minimumMinor: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly maxUses: number | null
  readonly uses: number
  readonly isOver: boolean
  readonly isComing: boolean
}

type PromosScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly currency: Currency
  readonly today: Day
  readonly promos: readonly Promo[]
}

/** The promo codes of a market, and a form for a new one. */
export function PromosScreen(props: PromosScreenProps) {
  const { market, ownMarkets, currency, promos } = props
  const { promos: text, pages, list } = useOfficeText()
  const { money, time, number } = useOfficeFormat()
  const stateOf = ({ isOver, isComing }: Promo) =>
    isOver ? text.over : isComing ? text.coming : text.valid
  return (
    <>
      <OfficeTitle>{`${pages.promos}: ${marketNames[market]}`}</OfficeTitle>
      <MarketBar {...{ market, ownMarkets }} />
      <DoneAlert />
      {promos.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={pages.promos}
          heads={[
            text.code,
            list.state,
            text.percentage,
            text.minimum,
            text.from,
            text.until,
            text.uses,
            text.end,
          ]}
          numbers={[text.percentage, text.minimum]}
        >
          {promos.map(promo => (
            <tr key={promo.code}>
              <Cell className="font-bold whitespace-nowrap">{promo.code}</Cell>
              <Cell>
                <StateMark>{stateOf(promo)}</StateMark>
              </Cell>
              <Cell className="text-right">{`${promo.percentage} %`}</Cell>
              <Cell className="text-right whitespace-nowrap">
                {promo.minimumMinor > 0 && money({ minor: promo.minimumMinor, currency })}
              </Cell>
              <Cell className="whitespace-nowrap">{time(promo.startsAt)}</Cell>
              <Cell className="whitespace-nowrap">{time(promo.endsAt)}</Cell>
              <Cell className="whitespace-nowrap">
                {promo.maxUses === null
                  ? number(promo.uses)
                  : `${number(promo.uses)} / ${number(promo.maxUses)}`}
              </Cell>
              <Cell className="min-w-60">
                {!promo.isOver && (
                  <ActForm act="end-promo" market={market} item={promo.code} tone="ghost" />
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <NewPromo key={promos.length} {...props} />
    </>
  )
}

function NewPromo({ market, currency, today }: PromosScreenProps) {
  const { promos: text } = useOfficeText()
  return (
    <Section title={text.add}>
      <ActForm act="create-promo" market={market} hasReason={false}>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <TextField
            label={text.code}
            hint={text.codeHint}
            name="code"
            required
            minLength={3}
            maxLength={30}
            pattern="[A-Za-z0-9\-]+"
            autoCapitalize="characters"
            autoComplete="off"
          />
          <TextField
            label={text.percentage}
            name="percentage"
            required
            inputMode="numeric"
            pattern="[1-9]\d?|100"
            autoComplete="off"
          />
          <TextField
            label={`${text.minimum}, ${currency}`}
            hint={text.minimumHint}
            name="minimum"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
          <TextField label={text.from} name="from" type="date" required defaultValue={today} />
          <TextField label={text.until} name="until" type="date" required defaultValue={today} />
          <TextField
            label={text.maxUses}
            hint={text.maxUsesHint}
            name="maxUses"
            inputMode="numeric"
            pattern="\d*"
            maxLength={7}
            autoComplete="off"
          />
        </div>
      </ActForm>
    </Section>
  )
}
