import type { DeviceType } from '#domain/device/device.ts'
import {
  type Check,
  checksOf,
  type Erasure,
  erasures,
  type UnitView,
  unitViews,
  type Wear,
  wears,
} from '#domain/device/grading.ts'
import type { UnitState } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm } from './act-form.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Choice, Facts, Section, TextField } from './parts.tsx'
import { PhotoField } from './photo-field.tsx'
import { Tick } from './tick.tsx'

export type UnitGradingProps = {
  readonly unit: {
    readonly id: string
    readonly market: Market
    readonly state: UnitState
    readonly type: DeviceType | null
    readonly batteryHealth: number | null
  }
  readonly sheet:
    | {
        readonly at: Date
        readonly actor: string
        readonly checks: readonly Check[]
        readonly display: Wear
        readonly casing: Wear
        readonly erasure: Erasure
      }
    | undefined
  readonly passportCode: string | undefined
  /** The public address of its passport; `undefined` until it is listed. */
  readonly passportUrl: string | undefined
  readonly views: readonly UnitView[]
}

/** What grading found, and the form for it while the device is on the bench. */
export function Grading({ unit, sheet, passportCode, passportUrl }: UnitGradingProps) {
  const { units: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const passportLink = passportUrl && <TextLink href={passportUrl}>{passportCode}</TextLink>
  return (
    <Section title={text.grading}>
      {sheet ? (
        <Facts
          facts={[
            [text.gradedAt, `${time(sheet.at)}, ${sheet.actor}`],
            [text.display, text.wears[sheet.display]],
            [text.casing, text.wears[sheet.casing]],
            [text.erasure, text.erasures[sheet.erasure]],
            [text.passedChecks, sheet.checks.length],
            [text.passport, passportUrl === undefined ? passportCode : passportLink],
          ]}
        />
      ) : (
        <p className="text-ink-2">{text.notGraded}</p>
      )}
      {passportCode !== undefined && (
        <p>
          <TextLink href={`/office/box-labels/${unit.id}.pdf`}>{text.boxLabel}</TextLink>
        </p>
      )}
      <GradingForm unit={unit} sheet={sheet} />
    </Section>
  )
}

function GradingForm({ unit, sheet }: Pick<UnitGradingProps, 'unit' | 'sheet'>) {
  const { units: text } = useOfficeText()
  const { state, market, type, batteryHealth } = unit
  if ((state !== 'grading' && state !== 'refurbishing') || !type) return null
  const asked = checksOf(type, type !== 'CONSOLE' || batteryHealth !== null)
  const wearOptions = wears.map(each => [each, text.wears[each]] as const)
  return (
    <ActForm act="grade-unit" market={market} hasReason={false}>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-label font-[560]">{text.passedChecks}</legend>
        <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
          {asked.map(check => (
            <Tick
              key={check}
              name="checks"
              value={check}
              label={text.checks[check]}
              isTicked={sheet?.checks.includes(check) ?? false}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={text.display}
          name="display"
          options={wearOptions}
          defaultValue={sheet?.display}
        />
        <Choice
          label={text.casing}
          name="casing"
          options={wearOptions}
          defaultValue={sheet?.casing}
        />
        <Choice
          label={text.erasure}
          name="erasure"
          options={erasures.map(each => [each, text.erasures[each]] as const)}
          defaultValue={sheet?.erasure}
        />
        <TextField
          label={text.battery}
          hint={text.batteryHint}
          name="battery"
          inputMode="numeric"
          pattern="\d{0,3}"
          defaultValue={batteryHealth ?? ''}
          autoComplete="off"
        />
      </div>
    </ActForm>
  )
}

/** The six sides of a device, each with its photo or without. */
export function UnitPhotos({ unit, views }: Pick<UnitGradingProps, 'unit' | 'views'>) {
  const { units: text } = useOfficeText()
  return (
    <Section title={text.photos}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {unitViews.map(view => (
          <li key={view} className="grid content-start gap-1">
            {views.includes(view) ? (
              <img
                src={`/office/unit-photos/${unit.id}/${view}`}
                alt={text.views[view]}
                width={320}
                height={240}
                className="aspect-4/3 w-full rounded-input border border-line bg-plinth object-contain"
              />
            ) : (
              <p className="grid aspect-4/3 place-items-center rounded-input border border-dashed border-line-2 text-meta text-ink-2">
                {text.noPhoto}
              </p>
            )}
            <p className="text-meta">{text.views[view]}</p>
          </li>
        ))}
      </ul>
      <ActForm
        key={views.join(' ')}
        act="photograph-unit"
        market={unit.market}
        tone="ghost"
        hasReason={false}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          <Choice
            label={text.side}
            name="view"
            options={unitViews.map(view => [view, text.views[view]] as const)}
            defaultValue={unitViews.find(view => !views.includes(view))}
          />
          <PhotoField label={text.photo} name="photo" hint={text.photoHint} toValue={id => id} />
        </div>
      </ActForm>
    </Section>
  )
}
