import { useActionData } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import { Cell, OfficeTitle, Section, Table, TextField } from './parts.tsx'

type Base = {
  readonly item: string
  readonly title: string
  readonly baseMinor: number
  readonly sinceVersion: number
}

type PriceBookScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly typed: string
  readonly item: string
  readonly currency: Currency
  readonly version: number
  readonly fields: readonly { readonly name: string; readonly value: number }[]
  readonly bases: readonly Base[]
  readonly versions: readonly {
    readonly number: number
    readonly actor: string
    readonly reason: string
    readonly at: Date
    readonly bases: number
  }[]
}

/** What the shop pays sellers: base prices, the tables that lower them, and every version of both. */
export function PriceBookScreen(props: PriceBookScreenProps) {
  const { market, ownMarkets, typed, version } = props
  const { priceBook: text, pages } = useOfficeText()
  return (
    <>
      <OfficeTitle>{`${pages['price-book']}: ${marketNames[market]}`}</OfficeTitle>
      <p className="max-w-170 text-ink-2">{text.intro(version)}</p>
      <MarketBar {...{ market, ownMarkets }} search={{ label: text.search, typed }} />
      <DoneAlert />
      <Bases {...props} />
      <Tables key={version} {...props} />
      <Versions {...props} />
    </>
  )
}

function Bases({ market, typed, item, currency, bases }: PriceBookScreenProps) {
  const { priceBook: text, list } = useOfficeText()
  const { money } = useOfficeFormat()
  const open = bases.find(each => each.item === item)
  const url = (each: Base) =>
    `${officeUrl('price-book')}?${new URLSearchParams({ market, q: typed, item: each.item })}`
  return (
    <Section title={text.bases}>
      {open && (
        <ActForm
          key={`${open.item} ${open.baseMinor}`}
          act="set-base-price"
          market={market}
          item={open.item}
        >
          <p className="font-bold">{open.title}</p>
          <input type="hidden" name="before" value={open.baseMinor} />
          <TextField
            label={`${text.base}, ${currency}`}
            hint={text.baseHint}
            name="base"
            required
            inputMode="decimal"
            maxLength={20}
            defaultValue={String(open.baseMinor / 100)}
            autoComplete="off"
          />
        </ActForm>
      )}
      {bases.length === 0 ? (
        <p className="text-ink-2">{list.none}</p>
      ) : (
        <Table
          caption={text.bases}
          heads={[text.device, text.base, text.since]}
          numbers={[text.base, text.since]}
        >
          {bases.map(each => (
            <tr key={each.item}>
              <Cell>
                <TextLink href={url(each)}>{each.title}</TextLink>
              </Cell>
              <Cell className="text-right whitespace-nowrap">
                {each.baseMinor === 0 ? text.notBought : money({ minor: each.baseMinor, currency })}
              </Cell>
              <Cell className="text-right">{each.sinceVersion}</Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

function Tables({ market, version, fields }: PriceBookScreenProps) {
  const { priceBook: text } = useOfficeText()
  const answer = useActionData() as { readonly field?: string } | undefined
  const groups = Map.groupBy(fields, ({ name }) => groupOf(name))
  return (
    <Section title={text.tables}>
      <p className="max-w-170 text-ink-2">{text.tablesText}</p>
      <ActForm act="change-price-tables" market={market}>
        <input type="hidden" name="revision" value={version} />
        {[...groups].map(([group, members]) => (
          <fieldset
            key={group}
            className="grid min-w-0 grid-cols-2 items-end gap-3 rounded-card border border-line p-4 sm:grid-cols-3 xl:grid-cols-5"
          >
            <legend className="px-1.5 font-bold">
              {ownEntry<string>(text.groups, group) ?? group}
            </legend>
            {members.map(({ name, value }) => (
              <TextField
                key={name}
                label={labelOf(text.numbers, name)}
                name={name}
                inputMode="numeric"
                maxLength={3}
                defaultValue={value}
                error={answer?.field === name ? text.wrong : undefined}
                autoComplete="off"
              />
            ))}
          </fieldset>
        ))}
      </ActForm>
    </Section>
  )
}

/** 'deductions.phone-defects' of 'deductions.phone-defects.sim'; 'limits' of a number of its own. */
function groupOf(name: string): string {
  const parts = name.split('.')
  return parts.length === 1 ? 'limits' : parts.slice(0, -1).join('.')
}

function labelOf(numbers: Readonly<Record<string, string>>, name: string): string {
  const last = name.split('.').at(-1) ?? name
  return ownEntry(numbers, last) ?? last
}

function Versions({ market, versions }: PriceBookScreenProps) {
  const { priceBook: text, list, audit } = useOfficeText()
  const { time } = useOfficeFormat()
  return (
    <Section title={text.versions}>
      <Table
        caption={text.versions}
        heads={[text.version, list.date, audit.who, audit.reason, text.changedBases, text.restore]}
      >
        {versions.map(({ number, at, actor, reason, bases }, index) => (
          <tr key={number}>
            <Cell>{number}</Cell>
            <Cell className="whitespace-nowrap">{time(at)}</Cell>
            <Cell>{actor}</Cell>
            <Cell>{reason}</Cell>
            <Cell>{bases}</Cell>
            <Cell className="min-w-60">
              {index > 0 && (
                <ActForm
                  act="restore-price-tables"
                  market={market}
                  item={String(number)}
                  tone="ghost"
                />
              )}
            </Cell>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
