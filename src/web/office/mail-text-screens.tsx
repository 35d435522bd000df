import { useState } from 'react'
import { useActionData } from 'react-router'
import { languageOf, type Market, marketNames } from '#domain/market/market.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import type { OfficeText } from '#text/staff/page/en.ts'
import { TextLink } from '../ui/text-link.tsx'
import { ActForm, DoneAlert } from './act-form.tsx'
import { MarketBar } from './market-bar.tsx'
import { useOfficeText } from './office-text.ts'
import { LongField, OfficeTitle, Section, Stack, Stacks, StateMark } from './parts.tsx'
import { type PastChange, SettingHistory } from './setting-history.tsx'

type Mail = {
  readonly mail: string
  readonly kind: string
  readonly title: string | undefined
}

type MailTextsScreenProps = {
  readonly market: Market
  readonly ownMarkets: readonly Market[]
  readonly rows: readonly (Mail & { readonly own: number })[]
}

/** All emails of a market by what they are about; each leads to its wording. */
export function MailTextsScreen({ market, ownMarkets, rows }: MailTextsScreenProps) {
  const { mailTexts: text, pages } = useOfficeText()
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  return (
    <>
      <OfficeTitle>{`${pages['mail-texts']}: ${marketNames[market]}`}</OfficeTitle>
      <MarketBar {...{ market, ownMarkets }} />
      <p className="max-w-170 text-ink-2">{text.about}</p>
      <div className="gap-5 md:columns-2 xl:columns-3">
        {[...kinds].map(([kind, mails]) => (
          <div key={kind} className="mb-5 break-inside-avoid">
            <Section title={kindOf(text, kind)}>
              <ul className="grid gap-2">
                {mails.map(mail => (
                  <li key={mail.mail} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <TextLink href={mailUrl(mail.mail, market)}>
                      <span lang={mail.title === undefined ? undefined : languageOf[market]}>
                        {titleOf(text, mail)}
                      </span>
                    </TextLink>
                    {mail.own > 0 && <StateMark>{text.ownCount(mail.own)}</StateMark>}
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        ))}
      </div>
    </>
  )
}

type MailTexts = OfficeText['mailTexts']

function mailUrl(mail: string, market: Market): string {
  return `${officeUrl('mail-text', mail)}?${new URLSearchParams({ market })}`
}

function kindOf(text: MailTexts, kind: string): string {
  return ownEntry<string>(text.kinds, kind) ?? kind
}

function titleOf(text: MailTexts, { title }: Mail): string {
  return title ?? text.shared
}

type ShownPhrase = {
  readonly name: string
  readonly part: string
  readonly usual: string
  readonly wording: string
  readonly placeholders: readonly string[]
  readonly isOwn: boolean
}

type MailTextScreenProps = Mail & {
  readonly market: Market
  readonly phrases: readonly ShownPhrase[]
  readonly revision: number
  readonly changes: readonly PastChange[]
}

/** The wording of one email, how it reads while it is typed, and its history. */
export function MailTextScreen(props: MailTextScreenProps) {
  const { market, kind, phrases, revision, changes } = props
  const { mailTexts: text } = useOfficeText()
  return (
    <>
      <OfficeTitle aside={<StateMark>{kindOf(text, kind)}</StateMark>}>
        {`${titleOf(text, props)}: ${marketNames[market]}`}
      </OfficeTitle>
      <DoneAlert />
      {/* Another revision shows what is stored then. */}
      <Wording key={revision} {...{ market, phrases, revision }} />
      <SettingHistory act="undo-mail-text" market={market} changes={changes}>
        {change => <PhraseLine phrases={phrases} change={change} />}
      </SettingHistory>
    </>
  )
}

function Wording({
  market,
  phrases,
  revision,
}: Pick<MailTextScreenProps, 'market' | 'phrases' | 'revision'>) {
  const { mailTexts: text } = useOfficeText()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <Stacks>
      <Section title={text.wording}>
        <p className="text-ink-2">{text.rules}</p>
        <ActForm act="change-mail-text" market={market}>
          <input type="hidden" name="revision" value={revision} />
          {phrases.map((phrase, at) => (
            <PhraseField
              key={phrase.name}
              phrase={phrase}
              label={partOf(text, phrases, at)}
              onType={value => setTyped(before => ({ ...before, [phrase.name]: value }))}
            />
          ))}
        </ActForm>
      </Section>
      <Stack>
        <Section title={text.preview}>
          <dl className="grid gap-3">
            {phrases.map((phrase, at) => (
              <div key={phrase.name}>
                <dt className="text-meta text-ink-2">{partOf(text, phrases, at)}</dt>
                <dd
                  lang={languageOf[market]}
                  className={phrase.part === 'title' ? 'text-heading' : undefined}
                >
                  <Filled {...phrase} wording={typed[phrase.name] ?? phrase.wording} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      </Stack>
    </Stacks>
  )
}

/** The name of a phrase: of what it is in its email, or its number among the other texts. */
function partOf(text: MailTexts, phrases: readonly ShownPhrase[], at: number): string {
  const named = ownEntry<string>(text.parts, phrases[at]?.part ?? '')
  if (named !== undefined) return named
  const before = phrases.slice(0, at).filter(({ part }) => !Object.hasOwn(text.parts, part))
  return text.phrase(before.length + 1)
}

type PhraseFieldProps = {
  readonly phrase: ShownPhrase
  readonly label: string
  readonly onType: (value: string) => void
}

function PhraseField({ phrase, label, onType }: PhraseFieldProps) {
  const { mailTexts: text } = useOfficeText()
  const answer = useActionData() as { readonly field?: string } | undefined
  const { name, usual, wording, placeholders, isOwn } = phrase
  const fills = placeholders.map(each => `{${each}}`).join(', ')
  const hints = [
    ...(placeholders.length > 0 ? [text.fillsIn(fills)] : []),
    ...(isOwn ? [text.usually(usual)] : []),
  ]
  return (
    <LongField
      label={label}
      name={name}
      rows={1}
      className="field-sizing-content"
      maxLength={1_000}
      defaultValue={wording}
      onInput={({ currentTarget }) => onType(currentTarget.value)}
      error={answer?.field === name ? text.wrong(fills) : undefined}
      hint={hints.length > 0 ? hints.join(' ') : undefined}
    />
  )
}

/** A phrase with what the shop fills in marked; empty: the usual one. */
function Filled({ wording, usual }: Pick<ShownPhrase, 'wording' | 'usual'>) {
  const parts = (wording.trim() === '' ? usual : wording).split(/\{(\w+)\}/)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase are drawn anew with it
      <span key={at} className="rounded-sm bg-gold-tint px-1 text-gold-ink">
        {part}
      </span>
    ),
  )
}

type PhraseLineProps = {
  readonly phrases: readonly ShownPhrase[]
  readonly change: SettingChange
}

function PhraseLine({ phrases, change: { field, before, after } }: PhraseLineProps) {
  const { mailTexts: text } = useOfficeText()
  const at = phrases.findIndex(({ name }) => name === field)
  const shown = (value: SettingChange['before']) => (value === null ? text.usual : String(value))
  return (
    <>
      <b>{at < 0 ? field : partOf(text, phrases, at)}</b> {shown(before)} → {shown(after)}
    </>
  )
}
