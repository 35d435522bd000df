import { Form } from 'react-router'
import type { Grade } from '#domain/device/device.ts'
import { type SparePart, spareParts } from '#domain/device/grading.ts'
import {
  staffUnitArrows,
  staffUnitMoves,
  type WorkKind,
  workKinds,
} from '#domain/device/unit-state.ts'
import { marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import type { DeviceNumberShown } from './device-number.ts'
import { useOfficeFormat } from './format.ts'
import { History, type HistoryProps } from './history.tsx'
import { useOfficeText } from './office-text.ts'
import {
  Cell,
  Choice,
  Facts,
  OfficeTitle,
  Section,
  Stack,
  Stacks,
  StateMark,
  Table,
  TextField,
} from './parts.tsx'
import { Grading, type UnitGradingProps, UnitPhotos } from './unit-grading.tsx'

type UnitScreenProps = HistoryProps &
  UnitGradingProps & {
    readonly unit: {
      readonly title: string
      readonly grade: Grade | null
      readonly shelf: string | null
      readonly acquisitionMinor: number
      readonly workMinor: number
      readonly priceMinor: number | null
      readonly taxScheme: 'margin' | 'vat'
      readonly receivedAt: Date
      readonly listingId: string | null
      readonly tradeInNumber: string | null
    }
    readonly number: DeviceNumberShown
    readonly currency: Currency
    readonly work: readonly {
      readonly at: Date
      readonly actor: string
      readonly kind: WorkKind
      readonly part: SparePart | null
      readonly text: string
      readonly costMinor: number
    }[]
    readonly search: string
    readonly choices: readonly {
      readonly productId: string
      readonly grade: Grade
      readonly priceMinor: number | null
      readonly title: string
    }[]
  }

/** One device: where it lies, what was done to it, what it brings, and what is next. */
export function UnitScreen(props: UnitScreenProps) {
  const { unit, number, currency, history } = props
  const { units: text, prices, list, pages, tradeIn } = useOfficeText()
  const { money, time } = useOfficeFormat()
  const amount = (minor: number) => money({ minor, currency })
  const { priceMinor, acquisitionMinor, workMinor } = unit
  return (
    <>
      <OfficeTitle aside={<StateMark>{text.states[unit.state]}</StateMark>}>
        {unit.title || pages.unit}
      </OfficeTitle>
      <DoneAlert />
      <Stacks>
        <Stack>
          <Section title={text.device}>
            <Facts
              facts={[
                [list.market, marketNames[unit.market]],
                [tradeIn.identifier, number.whole ?? `••••${number.ending}`],
                [prices.grade, unit.grade ? prices.grades[unit.grade] : ''],
                [text.shelf, unit.shelf ?? ''],
                [text.battery, unit.batteryHealth ?? ''],
                [text.received, time(unit.receivedAt)],
                [
                  text.source,
                  unit.tradeInNumber !== null && (
                    <TextLink href={officeUrl('trade-in', unit.tradeInNumber)}>
                      {unit.tradeInNumber}
                    </TextLink>
                  ),
                ],
                [text.tax, text.taxes[unit.taxScheme]],
                [text.bought, amount(acquisitionMinor)],
                [text.spent, amount(workMinor)],
                [prices.price, priceMinor === null ? '' : amount(priceMinor)],
                [
                  text.margin,
                  priceMinor === null ? '' : amount(priceMinor - acquisitionMinor - workMinor),
                ],
              ]}
            />
            <ActForm act="shelve-unit" market={unit.market} tone="ghost" hasReason={false}>
              <TextField
                label={text.shelf}
                hint={text.shelfHint}
                name="shelf"
                defaultValue={unit.shelf ?? ''}
                maxLength={20}
                autoComplete="off"
                autoCapitalize="characters"
              />
            </ActForm>
          </Section>
          <Work {...props} />
        </Stack>
        <Stack>
          {/* Nothing is put up for sale before it is graded. */}
          {!props.sheet && <Grading {...props} />}
          <NextStep key={unit.state} {...props} />
          {props.sheet && <Grading {...props} />}
          <UnitPhotos {...props} />
        </Stack>
      </Stacks>
      <History history={history} />
    </>
  )
}

function Work({ unit, currency, work }: UnitScreenProps) {
  const { units: text, list, audit } = useOfficeText()
  const { money, time } = useOfficeFormat()
  return (
    <Section title={text.done}>
      {work.length === 0 ? (
        <p className="text-ink-2">{text.nothingDone}</p>
      ) : (
        <Table
          caption={text.done}
          heads={[list.date, text.kind, text.what, text.cost, audit.who]}
          numbers={[text.cost]}
        >
          {work.map(each => (
            <tr key={`${each.at.getTime()} ${each.text}`}>
              <Cell className="whitespace-nowrap">{time(each.at)}</Cell>
              <Cell>
                {text.work[each.kind]}
                {each.part && `: ${text.parts[each.part]}`}
              </Cell>
              <Cell>{each.text}</Cell>
              <Cell className="text-right whitespace-nowrap">
                {each.costMinor > 0 && money({ minor: each.costMinor, currency })}
              </Cell>
              <Cell>{each.actor}</Cell>
            </tr>
          ))}
        </Table>
      )}
      <ActForm
        key={work.length}
        act="work-on-unit"
        market={unit.market}
        tone="ghost"
        hasReason={false}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            label={text.kind}
            name="kind"
            options={workKinds.map(kind => [kind, text.work[kind]] as const)}
          />
          <Choice
            label={text.part}
            name="part"
            options={[
              ['', text.noPart],
              ...spareParts.map(part => [part, text.parts[part]] as const),
            ]}
          />
          <TextField label={text.what} name="text" required autoComplete="off" />
          <TextField
            label={text.cost}
            hint={text.costHint}
            name="cost"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </div>
      </ActForm>
    </Section>
  )
}

function NextStep({ unit, currency, search, choices }: UnitScreenProps) {
  const { units: text, prices, list, toDo } = useOfficeText()
  const { money } = useOfficeFormat()
  const { state, market } = unit
  const moves = staffUnitMoves.filter(
    move => move !== 'list' && Object.hasOwn(staffUnitArrows[state], move),
  )
  const isListable = Object.hasOwn(staffUnitArrows[state], 'list')
  return (
    <>
      {moves.length > 0 && (
        <Section title={toDo}>
          <ActForm act="move-unit" market={market} tone="ghost">
            <Choice
              label={text.next}
              name="move"
              options={moves.map(move => [move, text.moves[move]] as const)}
            />
          </ActForm>
        </Section>
      )}
      {isListable && (
        <Section title={text.sell}>
          <p className="text-ink-2">{text.sellText}</p>
          <Form className="flex items-end gap-2">
            <TextField label={text.search} name="q" defaultValue={search} className="flex-1" />
            <Button type="submit" tone="ghost" size="small">
              {list.show}
            </Button>
          </Form>
          {choices.length === 0 ? (
            <p className="text-ink-2">{text.noChoice}</p>
          ) : (
            <ActForm act="list-unit" market={market}>
              <Choice
                key={search}
                label={text.listing}
                name="listing"
                required
                options={[
                  ['', text.choose] as const,
                  ...choices.map(
                    each =>
                      [
                        `${each.productId} ${each.grade}`,
                        text.choice(
                          each.title,
                          prices.grades[each.grade],
                          each.priceMinor === null
                            ? text.newListing
                            : money({ minor: each.priceMinor, currency }),
                        ),
                      ] as const,
                  ),
                ]}
              />
              <TextField
                label={text.price}
                hint={text.priceHint}
                name="price"
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
              />
            </ActForm>
          )}
        </Section>
      )}
    </>
  )
}
