import { type ReactNode, useState } from 'react'
import { ownEntry } from '#domain/own-entry.ts'
import { choicesOf, ticksOf } from '#domain/trade-in/answers.ts'
import { batteriesOf } from '#domain/trade-in/choices.ts'
import {
  type InspectedPart,
  inspectedParts,
  type TradeInView,
} from '#domain/trade-in/trade-in-view.ts'
import { benchVerdicts } from '#domain/trade-in/verdict.ts'
import { inputClass } from '../ui/input-look.ts'
import { ActForm } from './act-form.tsx'
import { type DeviceNumberShown, useDeviceNumber } from './device-number.ts'
import { InspectionDraft } from './inspection-draft.tsx'
import { useOfficeText } from './office-text.ts'
import { Choice, TextField } from './parts.tsx'
import { PhotoField } from './photo-field.tsx'
import { Tick } from './tick.tsx'
import { Timer } from './timer.tsx'

export type TrueDevices = readonly {
  readonly item: string
  readonly model?: string
  readonly configuration: string
}[]

type InspectionFormProps = {
  readonly tradeIn: TradeInView
  readonly openedAt: Date
  /** What the device may turn out to be. */
  readonly devices: TrueDevices
  readonly number: DeviceNumberShown | undefined
}

/** The seller's own questions, answered again with the device in hand. */
export function InspectionForm({ tradeIn, devices, number, ...page }: InspectionFormProps) {
  const { inspection: text } = useOfficeText()
  // A draft or a refusal loads the page again: the inspection goes on from its beginning.
  const [openedAt] = useState(page.openedAt)
  const hintOf = useDeviceNumber()
  const { answers } = tradeIn
  const parts = inspectedParts.filter(part => answers[part] !== undefined)
  return (
    <ActForm
      act="inspect-device"
      market={tradeIn.market}
      other={{ label: text.look, name: 'mode', value: 'look' }}
    >
      <input type="hidden" name="openedAt" value={openedAt.toISOString()} />
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p className="text-ink-2">{text.intro}</p>
        <Timer label={text.timer} />
      </div>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2">
        {parts.map(part => (
          <Part key={part} part={part} tradeIn={tradeIn} devices={devices} />
        ))}
      </div>
      <TextField
        label={text.identifier}
        hint={number && hintOf(number)}
        name="identifier"
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Tick name="isLocked" value="yes" label={text.isLocked} />
      <Choice
        label={text.verdict}
        name="verdict"
        options={[
          ['', text.noVerdict],
          ...benchVerdicts.map(each => [each, text.verdicts[each]] as const),
        ]}
      />
      <TextField
        label={text.amount}
        hint={text.amountHint}
        name="amount"
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
      />
      <label className="grid gap-1">
        <span className="text-label font-[560]">{text.note}</span>
        <textarea
          name="note"
          rows={3}
          maxLength={1000}
          className={inputClass({}, 'h-auto py-2.5')}
        />
      </label>
      <InspectionDraft />
    </ActForm>
  )
}

type PartProps = Pick<InspectionFormProps, 'tradeIn' | 'devices'> & { readonly part: InspectedPart }

function Part({ part, tradeIn, devices }: PartProps) {
  const { inspection: text } = useOfficeText()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-input border border-line p-3.5 sm:grid-cols-2">
      <legend className="px-1 font-bold">{text.parts[part]}</legend>
      <div className="grid gap-3">
        <Question part={part} tradeIn={tradeIn} devices={devices} />
      </div>
      <PhotoField
        label={text.photo}
        name="photo"
        hint={text.photoHint}
        toValue={id => `${id} ${part}`}
      />
    </fieldset>
  )
}

function Question({ part, tradeIn: { answers, deviceType }, devices }: PartProps): ReactNode {
  const { inspection: text } = useOfficeText()
  const choices: Readonly<Record<string, string>> = text.choices
  const yesNo = [
    ['yes', text.yes],
    ['no', text.no],
  ] as const
  const select = (
    key: string,
    label: string,
    declared: string,
    values: readonly (readonly [string, string])[],
  ) => (
    <div key={key} className="grid gap-1">
      <Choice
        label={label}
        name="found"
        defaultValue={`${key}=${declared}`}
        options={values.map(([value, name]) => [`${key}=${value}`, name] as const)}
      />
      <p className="text-meta text-ink-2">
        {text.declared(values.find(([value]) => value === declared)?.[1] ?? declared)}
      </p>
    </div>
  )
  const named = (values: readonly string[]) =>
    values.map(value => [value, ownEntry(choices, value) ?? value] as const)
  const flag = (isSet: boolean) => (isSet ? 'yes' : 'no')
  if (part === 'config-all' || part === 'config-storage')
    return (
      <div className="grid gap-1">
        <Choice
          label={text.device}
          name="device"
          options={[
            ['', text.asDeclared],
            ...devices.map(
              ({ item, model, configuration }) =>
                [item, [model, configuration].filter(Boolean).join(', ')] as const,
            ),
          ]}
        />
        <p className="text-meta text-ink-2">
          {text.declared(Object.values(answers[part] ?? {}).join(', '))}
        </p>
      </div>
    )
  if (part === 'battery' && answers.battery)
    return [
      select(
        'battery.health',
        text.parts.battery,
        answers.battery.health,
        named(batteriesOf[deviceType]),
      ),
      select('battery.isSwollen', text.swollen, flag(answers.battery.isSwollen), yesNo),
    ]
  if (part === 'console-controllers' && answers[part]) {
    const { count, areOriginal, hasDrift, hasCables } = answers[part]
    const key = (field: string) => `console-controllers.${field}`
    return [
      select(key('count'), text.controllers.count, String(count), [
        ['0', '0'],
        ['1', '1'],
        ['2', '2'],
      ]),
      select(key('areOriginal'), text.controllers.areOriginal, flag(areOriginal), yesNo),
      select(key('hasDrift'), text.controllers.hasDrift, flag(hasDrift), yesNo),
      select(key('hasCables'), text.controllers.hasCables, flag(hasCables), yesNo),
    ]
  }
  if (part in choicesOf) {
    const single = part as keyof typeof choicesOf
    return select(part, text.parts[part], answers[single] ?? '', named(choicesOf[single]))
  }
  const several = part as keyof typeof ticksOf
  const declared: readonly string[] = answers[several] ?? []
  return (
    <>
      <input type="hidden" name="found" value={`${part}=`} />
      <p className="text-meta text-ink-2">
        {text.declared(
          declared.map(each => ownEntry(choices, each) ?? each).join(', ') || text.nothing,
        )}
      </p>
      <div className="grid grid-cols-1 gap-1">
        {ticksOf[several].map(value => (
          <Tick
            key={value}
            name="found"
            value={`${part}=${value}`}
            label={ownEntry(choices, value) ?? value}
            isTicked={declared.includes(value)}
          />
        ))}
      </div>
    </>
  )
}
