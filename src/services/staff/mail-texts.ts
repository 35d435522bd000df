import type { Market } from '#domain/market/market.ts'
import { settingIn, settingText } from '#domain/setting/change-settings.ts'
import { nameOfField, type Phrase } from '#domain/setting/setting-fields.ts'
import { listSettingChanges } from '#store/setting/settings.ts'
import type { Context } from '../context.ts'
import type { MailName } from '../mail/mail-placeholders.ts'
import { type MailPhrase, mailPhrasesOf } from '../mail/mail-texts.ts'
import { changeSettings, settingDocuments, undoSettings } from '../setting/change-settings.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/** A phrase with what it says now. */
export type ShownPhrase = Omit<Phrase, 'kind'> & {
  readonly name: string
  /** What it is in its email: 'subject', 'title', 'button', or another part. */
  readonly part: string
  readonly wording: string
  readonly isOwn: boolean
}

/** `mail` is 'parcelEmail.shipped', or 'parcelEmail' for what all emails of that kind share; its title, if it has one. */
export type ListedMail = {
  readonly mail: string
  readonly kind: MailName
  readonly title: string | undefined
  /** How many phrases staff have worded. */
  readonly own: number
}

/** All emails of a market with their titles in its language. */
export function listMailTexts({ settings }: Pick<Ctx, 'settings'>, market: Market) {
  const documents = settingDocuments(settings, market)
  const mails = Map.groupBy(mailPhrasesOf(market), ({ mail }) => mail)
  return [...mails].map(([mail, phrases]): ListedMail => {
    const shown = phrases.map(phrase => shownPhrase(phrase, documents))
    return { mail, ...headOf(mail, shown), own: shown.filter(({ isOwn }) => isOwn).length }
  })
}

function headOf(mail: string, phrases: readonly ShownPhrase[]) {
  const of = (part: string) => phrases.find(phrase => phrase.part === part)?.wording
  return { kind: mail.split('.')[0] as MailName, title: of('title') ?? of('subject') }
}

function shownPhrase(
  phrase: MailPhrase,
  documents: ReturnType<typeof settingDocuments>,
): ShownPhrase {
  const own = settingText(settingIn(documents, phrase))
  const { mail, path, usual, placeholders } = phrase
  return {
    name: nameOfField(phrase),
    part: (path[0] ?? '').slice(mail.length + 1),
    usual,
    placeholders,
    wording: own === '' ? usual : own,
    isOwn: own !== '',
  }
}

const shownChanges = 20

/** The phrases of one email and their latest changes; `undefined` if there is no such email. */
export async function viewMailText({ sql, settings }: Ctx, market: Market, mail: string) {
  const documents = settingDocuments(settings, market)
  const phrases = phrasesOf(market, mail).map(phrase => shownPhrase(phrase, documents))
  if (phrases.length === 0) return undefined
  const names = phrases.map(({ name }) => name)
  const changes = await listSettingChanges(sql, market, ['mail-texts'], shownChanges, names)
  return { mail, ...headOf(mail, phrases), phrases, changes, revision: changes[0]?.id ?? 0 }
}

function phrasesOf(market: Market, mail: string): readonly MailPhrase[] {
  return mailPhrasesOf(market).filter(phrase => phrase.mail === mail)
}

type ChangeCtx = Parameters<typeof changeSettings>[0]

type MailTextForm = {
  readonly market: Market
  readonly actor: string
  readonly reason: string
  readonly mail: string
  readonly revision: number
  /** What was typed, by the name of the phrase. */
  readonly typed: Readonly<Record<string, string>>
}

/**
 * Words the phrases of one email anew, unless somebody did since the form was opened. Every process writes them so within
 * half a second.
 */
export function changeMailText(ctx: ChangeCtx, { mail, ...form }: MailTextForm) {
  const fields = namesOf(form.market, mail)
  return changeSettings(ctx, { ...form, section: 'mail-texts', fields })
}

/** Words an email as it was before a change. */
export function undoMailText(
  ctx: ChangeCtx,
  { mail, ...form }: Omit<MailTextForm, 'revision' | 'typed'> & { readonly id: number },
) {
  return undoSettings(ctx, { ...form, fields: namesOf(form.market, mail) })
}

function namesOf(market: Market, mail: string): readonly string[] {
  return phrasesOf(market, mail).map(nameOfField)
}
