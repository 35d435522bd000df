import { Form, useSearchParams } from 'react-router'
import { type DeviceType, deviceTypes, type Grade, grades } from '#domain/device/device.ts'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { priceRoundings } from '#domain/money/price-change.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Cell, Choice, OfficeTitle, Section, StateMark, Table, TextField } from './parts.tsx'

export type Listing = {
  readonly id: string
  readonly title: string
  readonly color: string | undefined
  readonly grade: Grade
  readonly stock: number
  readonly price: Money
  readonly newPrice: Money | undefined
  readonly cost: Money | undefined
}

type Typed = Readonly<
  Record<'type' | 'grade' | 'q' | 'stock' | 'change' | 'value' | 'rounding', string>
>

type Preview = {
  readonly digest: string
  readonly isTooMany: boolean
  readonly count: number
  readonly skipped: number
  readonly lines: readonly (Listing & {
    readonly after: Money | undefined
    readonly skipped: 'same' | 'too-low' | 'not-below-new' | undefined
  })[]
}

type PricesScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly typed: Typed
  readonly mostListings: number
  readonly isUnreadable: boolean
  readonly preview: Preview | undefined
  readonly rows: readonly Listing[]
  readonly next: string | undefined
  readonly changes: readonly {
    readonly id: number
    readonly at: Date
    readonly actor: string
    readonly reason: string
    readonly request: Readonly<Record<string, string>>
    readonly count: number
    readonly undoes: number | null
  }[]
}

/** The listings of a market; the prices of all that a filter finds can be changed at once, after a preview. */
export function PricesScreen(props: PricesScreenProps) {
  const { market, typed, preview, isUnreadable, mostListings, rows, next, changes } = props
  const { prices: text, pages, list } = useOfficeText()
  const [params] = useSearchParams()
  const latest = <Latest market={market} changes={changes} />
  // Just after a change it can be undone without a look for it.
  const isChanged = params.get('done') === 'change-prices'
  return (
    <>
      <OfficeTitle>{`${pages.prices}: ${marketNames[market]}`}</OfficeTitle>
      <Filter {...props} />
      <DoneAlert />
      {isChanged && latest}
      {isUnreadable && <Alert tone="error" announce="assertive" title={text.unreadable} />}
      {preview ? (
        <PreviewPart market={market} preview={preview} mostListings={mostListings} />
      ) : (
        <>
          <Listings rows={rows} />
          {next !== undefined && (
            <div>
              <ButtonLink
                tone="ghost"
                size="small"
                href={`${officeUrl('prices')}?${new URLSearchParams({ market, ...typed, after: next })}`}
              >
                {list.nextPage}
              </ButtonLink>
            </div>
          )}
        </>
      )}
      {!isChanged && latest}
    </>
  )
}

/** Sent by GET, so that what it finds has an address. */
function Filter({ market, ownMarkets, typed }: PricesScreenProps) {
  const { prices: text, list } = useOfficeText()
  const markets = ownMarkets.map(each => [each, marketNames[each]] as const)
  return (
    <Form key={market} className="card grid gap-4 p-5">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Choice label={list.market} name="market" defaultValue={market} options={markets} />
        <Choice
          label={text.type}
          name="type"
          defaultValue={typed.type}
          options={[
            ['', text.anyType],
            ...deviceTypes.map((type: DeviceType) => [type, text.types[type]] as const),
          ]}
        />
        <Choice
          label={text.grade}
          name="grade"
          defaultValue={typed.grade}
          options={[
            ['', text.anyGrade],
            ...grades.map(grade => [grade, text.grades[grade]] as const),
          ]}
        />
        <Choice
          label={text.stock}
          name="stock"
          defaultValue={typed.stock}
          options={[
            ['', text.inStock],
            ['all', text.allStock],
          ]}
        />
        <TextField label={text.search} name="q" defaultValue={typed.q} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" tone="ghost" size="small" name="value" value="">
          {list.show}
        </Button>
      </div>
      <details open={typed.value !== ''} className="border-t border-line pt-4">
        <summary className="cursor-pointer font-bold">{text.change}</summary>
        <p className="my-3 text-ink-2">{text.changeText}</p>
        <ChangeFields typed={typed} />
      </details>
    </Form>
  )
}

function ChangeFields({ typed }: { readonly typed: Typed }) {
  const { prices: text } = useOfficeText()
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Choice
        label={text.kind}
        name="change"
        defaultValue={typed.change}
        options={Object.entries(text.kinds)}
      />
      <TextField
        label={text.value}
        name="value"
        defaultValue={typed.value}
        hint={text.valueHint}
        autoComplete="off"
      />
      <Choice
        label={text.rounding}
        name="rounding"
        defaultValue={typed.rounding}
        options={priceRoundings.map(each => [each, text.roundings[each]] as const)}
      />
      <div className="sm:pt-6">
        <Button type="submit" size="small" tone="ghost">
          {text.preview}
        </Button>
      </div>
    </div>
  )
}

function Listings({ rows }: { readonly rows: readonly Listing[] }) {
  const { prices: text, pages, list } = useOfficeText()
  const { money, number } = useOfficeFormat()
  if (rows.length === 0) return <p className="text-ink-2">{list.none}</p>
  return (
    <Table
      caption={pages.prices}
      numbers={[text.stock, text.price, text.newPrice, text.cost, text.margin]}
      heads={[
        list.device,
        text.grade,
        text.stock,
        text.price,
        text.newPrice,
        text.cost,
        text.margin,
      ]}
    >
      {rows.map(row => (
        <tr key={row.id}>
          <DeviceCells row={row} />
          <Cell className="text-right">{number(row.stock)}</Cell>
          <Cell className="text-right font-[560] whitespace-nowrap">{money(row.price)}</Cell>
          <Cell className="text-right whitespace-nowrap">
            {row.newPrice && money(row.newPrice)}
          </Cell>
          <Cell className="text-right whitespace-nowrap">{row.cost && money(row.cost)}</Cell>
          <Cell className="text-right whitespace-nowrap">
            {row.cost && money({ ...row.price, minor: row.price.minor - row.cost.minor })}
          </Cell>
        </tr>
      ))}
    </Table>
  )
}

function DeviceCells({ row }: { readonly row: Listing }) {
  const { prices: text } = useOfficeText()
  return (
    <>
      <Cell className="min-w-50">
        <TextLink href={officeUrl('price', row.id)}>{row.title}</TextLink>
        {row.color !== undefined && <span className="block text-meta text-ink-2">{row.color}</span>}
      </Cell>
      <Cell className="whitespace-nowrap">{text.grades[row.grade]}</Cell>
    </>
  )
}

type PreviewPartProps = {
  readonly market: Market
  readonly preview: Preview
  readonly mostListings: number
}

function PreviewPart({ market, preview, mostListings }: PreviewPartProps) {
  const { prices: text, list } = useOfficeText()
  const { money } = useOfficeFormat()
  const { count, skipped, lines, digest, isTooMany } = preview
  if (isTooMany) return <Alert tone="warning" title={text.tooMany(mostListings)} />
  return (
    <Section title={text.previewTitle(count)}>
      {skipped > 0 && <p className="text-ink-2">{text.skippedCount(skipped)}</p>}
      {count > 0 && (
        <ActForm act="change-prices" market={market}>
          <input type="hidden" name="digest" value={digest} />
        </ActForm>
      )}
      <Table
        caption={text.preview}
        numbers={[text.price, text.after, text.newPrice, text.cost]}
        heads={[list.device, text.grade, text.price, text.after, text.newPrice, text.cost]}
      >
        {lines.map(line => (
          <tr key={line.id}>
            <DeviceCells row={line} />
            <Cell className="text-right whitespace-nowrap">{money(line.price)}</Cell>
            <Cell className="text-right font-bold whitespace-nowrap">
              {line.after && money(line.after)}
              {line.skipped !== undefined && (
                <span className="text-meta font-normal text-ink-2">
                  {text.skipped[line.skipped]}
                </span>
              )}
            </Cell>
            <Cell className="text-right whitespace-nowrap">
              {line.newPrice && money(line.newPrice)}
            </Cell>
            <Cell className="text-right whitespace-nowrap">{line.cost && money(line.cost)}</Cell>
          </tr>
        ))}
      </Table>
      {lines.length < count + skipped && <p className="text-ink-2">{text.shownOf(lines.length)}</p>}
    </Section>
  )
}

function Latest({ market, changes }: Pick<PricesScreenProps, 'market' | 'changes'>) {
  const text = useOfficeText()
  const { prices: own, list, audit, order } = text
  const { time, number } = useOfficeFormat()
  return (
    <Section title={own.latest}>
      {changes.length === 0 ? (
        <p className="text-ink-2">{own.noLatest}</p>
      ) : (
        <Table
          caption={own.latest}
          heads={[
            list.date,
            audit.who,
            own.asked,
            own.count,
            order.reason,
            text.acts['undo-prices'],
          ]}
        >
          {changes.map(change => (
            <tr key={change.id}>
              <Cell className="whitespace-nowrap">{time(change.at)}</Cell>
              <Cell>{change.actor}</Cell>
              <Cell>
                <Asked request={change.request} />
              </Cell>
              <Cell className="text-right">{number(change.count)}</Cell>
              <Cell>
                {change.reason}
                {change.undoes !== null && (
                  <span className="block">
                    <StateMark>{own.undone}</StateMark>
                  </span>
                )}
              </Cell>
              <Cell className="min-w-60">
                <ActForm act="undo-prices" market={market} item={String(change.id)} tone="ghost" />
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  )
}

/** What was asked for, in words: '-5 percent, Phones, Apple'. */
function Asked({ request }: { readonly request: Readonly<Record<string, string>> }) {
  const { prices: text } = useOfficeText()
  const { listing, change = '', value = '', type = '', grade = '', q = '' } = request
  if (listing !== undefined)
    return <TextLink href={officeUrl('price', listing)}>{listing}</TextLink>
  const kind = ownEntry<string>(text.kinds, change)
  const words = [
    kind === undefined ? value : `${kind} ${value}`,
    ownEntry<string>(text.types, type),
    ownEntry<string>(text.grades, grade),
    q === '' ? undefined : `“${q}”`,
  ]
  return words.filter(Boolean).join(', ')
}
