import { Form, useActionData } from 'react-router'
import { type Market, marketNames } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { SettingChange, SettingValue } from '#domain/setting/change-settings.ts'
import {
  type SettingField,
  type SettingSection,
  settingSections,
} from '#domain/setting/setting-fields.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { inputClass } from '../ui/input-look.ts'
import { ActForm, DoneAlert } from './act-form.tsx'
import { ChipLink } from './chip-link.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { Choice, OfficeTitle, Section, TextField } from './parts.tsx'
import { type PastChange, SettingHistory } from './setting-history.tsx'

type Shown = SettingField & {
  readonly name: string
  readonly value: string
  readonly currency: Currency
}

type SettingsScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly section: SettingSection
  readonly fields: readonly Shown[]
  readonly revision: number
  readonly changes: readonly PastChange[]
}

/** The settings of a market, one section at a time, with who changed them and a way back. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { market, ownMarkets, section, fields, revision, changes } = props
  const { settings: text, list, pages } = useOfficeText()
  const url = (next: SettingSection) =>
    `${officeUrl('settings')}?${new URLSearchParams({ market, section: next })}`
  return (
    <>
      <OfficeTitle>{`${pages.settings}: ${marketNames[market]}`}</OfficeTitle>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <nav aria-label={pages.settings} className="flex flex-wrap gap-1.5">
          {settingSections.map(each => (
            <ChipLink key={each} href={url(each)} isCurrent={each === section}>
              {text.sections[each]}
            </ChipLink>
          ))}
        </nav>
        {ownMarkets.length > 1 && (
          <Form className="flex items-end gap-2">
            <input type="hidden" name="section" value={section} />
            <Choice
              key={market}
              label={list.market}
              name="market"
              defaultValue={market}
              options={ownMarkets.map(each => [each, marketNames[each]] as const)}
            />
            <Button type="submit" tone="ghost" size="small">
              {list.show}
            </Button>
          </Form>
        )}
      </div>
      <DoneAlert />
      <Section title={text.sections[section]}>
        <p className="max-w-170 text-ink-2">{text.hints[section]}</p>
        {/* Another revision shows what is stored then. */}
        <ActForm key={`${market} ${section} ${revision}`} act="change-settings" market={market}>
          <input type="hidden" name="section" value={section} />
          <input type="hidden" name="revision" value={revision} />
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {groupsOf(fields).map(([first, ...others]) =>
              memberOf(first.path) === undefined ? (
                <SettingInput key={first.name} field={first} />
              ) : (
                <SettingGroup key={first.name} fields={[first, ...others]} />
              ),
            )}
          </div>
        </ActForm>
      </Section>
      <SettingHistory act="undo-settings" market={market} changes={changes}>
        {change => <ChangeLine change={change} />}
      </SettingHistory>
    </>
  )
}

/** Fields of one payment method or one kind of delivery stand together. */
function groupsOf(fields: readonly Shown[]): readonly (readonly [Shown, ...Shown[]])[] {
  const groups = Map.groupBy(fields, ({ name, path }) => memberOf(path) ?? name)
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []))
}

/** The payment method or the kind of delivery that a field belongs to. */
function memberOf(path: readonly string[]): string | undefined {
  const [area = '', part = '', member] = path
  const isOfMember =
    area === 'delivery' || (area === 'payment' && (part === 'active' || part === 'rules'))
  return isOfMember ? member : undefined
}

function SettingGroup({ fields }: { readonly fields: readonly [Shown, ...Shown[]] }) {
  const text = useOfficeText()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 content-start gap-3 rounded-card border border-line p-4">
      <legend className="px-1.5 font-bold">{memberName(text, fields[0].path)}</legend>
      {fields.map(field => (
        <SettingInput key={field.name} field={field} isInGroup />
      ))}
    </fieldset>
  )
}

function memberName({ paymentMethods, settings }: OfficeText, path: readonly string[]): string {
  const member = memberOf(path) ?? ''
  return (
    ownEntry<string>(paymentMethods, member) ??
    ownEntry<string>(settings.deliveryKinds, member) ??
    member
  )
}

/** The words for a field within its group. */
function partName({ settings }: OfficeText, { name, path }: Pick<Shown, 'name' | 'path'>): string {
  const own = ownEntry(settings.fields, name)
  if (own !== undefined) return own
  const [, part, , bound = part] = path
  const { active, lowerBound, upperBound, min, max, cost: costs } = settings
  return ownEntry<string>({ active, lowerBound, upperBound, min, max, costs }, bound ?? '') ?? name
}

function SettingInput({
  field,
  isInGroup = false,
}: {
  readonly field: Shown
  readonly isInGroup?: boolean
}) {
  const text = useOfficeText()
  const answer = useActionData() as { readonly field?: string } | undefined
  const label = partName(text, field)
  const { name, value } = field
  const wrong = answer?.field === name ? text.settings.fieldWrong : undefined
  if (field.kind === 'switch')
    return (
      <Checkbox
        label={label}
        name={name}
        defaultChecked={value === 'on'}
        className={isInGroup ? 'col-span-2' : undefined}
      />
    )
  if (field.kind === 'days')
    return (
      <label className="grid gap-1">
        <span className="text-label font-[560]">{label}</span>
        <textarea
          name={name}
          rows={12}
          maxLength={4_000}
          defaultValue={value}
          className={inputClass({ error: wrong }, 'h-auto py-2.5')}
        />
        {wrong !== undefined && <span className="text-meta text-rust">{wrong}</span>}
      </label>
    )
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={value}
      error={wrong}
      autoComplete="off"
      {...(field.kind === 'whole' && {
        inputMode: 'numeric' as const,
        hint: text.settings.range(field.min, field.max),
      })}
      {...(field.kind === 'amount' && { inputMode: 'decimal' as const, hint: field.currency })}
      {...(field.kind === 'time' && { type: 'time' as const })}
      required={field.kind !== 'time' && !(field.kind === 'amount' && field.isOptional)}
    />
  )
}

function ChangeLine({ change: { field, before, after } }: { readonly change: SettingChange }) {
  const text = useOfficeText()
  const { money } = useOfficeFormat()
  const path = field.split('.').slice(1)
  const member = memberName(text, path)
  const name = partName(text, { name: field, path })
  const shown = (value: SettingValue): string => {
    if (value === null || value === '') return text.settings.nothing
    if (typeof value === 'boolean') return value ? text.settings.on : text.settings.off
    if (typeof value !== 'object') return String(value)
    return 'minor' in value ? money(value) : value.join(', ')
  }
  return (
    <>
      <b>{member === '' ? name : `${member}: ${name}`}</b> {shown(before)} → {shown(after)}
    </>
  )
}
