import type { Block } from '#domain/content/article.ts'
import { type LegalSection, legalSections } from '#domain/content/legal-sections.ts'
import type { Market } from '#domain/market/market.ts'
import { languageOf } from '#domain/market/market.ts'
import { slug as slugOf } from '#domain/market/transliterate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Day, dayIn, startOfDay } from '#domain/time/day.ts'
import { parseDay } from '#domain/time/parse-day.ts'
import {
  type ContentKind,
  type ContentVersion,
  contentKinds,
  insertContentVersion,
  type ListedContent,
  listContents,
  listContentVersions,
  noteDueContent,
} from '#store/staff/contents.ts'
import { inTransaction } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { blocksOf } from './blocks-of.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

export type ContentName = { readonly kind: ContentKind; readonly slug: string }

/** 'post.how-to-choose' in the address of its page; `undefined` for a name that is none. */
export function parseContentName(written: string): ContentName | undefined {
  const [, kindWord = '', slug = ''] = /^([a-z]+)\.([a-z0-9-]{1,120})$/.exec(written) ?? []
  const kind = contentKinds.find(each => each === kindWord)
  return kind && slug !== '' ? { kind, slug } : undefined
}

export function writeContentName({ kind, slug }: ContentName): string {
  return `${kind}.${slug}`
}

export function listOfficeContents(
  { sql }: Pick<Ctx, 'sql'>,
  market: Market,
): Promise<readonly ListedContent[]> {
  return listContents(sql, market)
}

/** A text with its versions, newest first; `undefined` if the market has none of the name. */
export async function viewContent(
  { sql, clock }: Ctx,
  market: Market,
  name: ContentName,
  shown: string | undefined,
) {
  const versions = await listContentVersions(sql, market, name.kind, name.slug)
  const [latest] = versions
  if (!latest) return undefined
  const now = clock()
  const current = versions.find(({ publishedAt }) => publishedAt <= now)
  return {
    ...name,
    text: versions.find(({ version }) => version === shown) ?? latest,
    latest: latest.version,
    versions: versions.map(({ version, title, publishedAt, body }) => ({
      version,
      title,
      publishedAt,
      isWithdrawn: body === '',
      isCurrent: version === current?.version,
    })),
  }
}

export type ContentForm = {
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly body: string
  /** As typed, separated by commas. */
  readonly tags: string
  /** For an article: its date. */
  readonly publishedOn: string
  /** '' for at once; otherwise 2026-12-01T08:30 by the clock of the market. */
  readonly publishAt: string
}

export type ContentRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'changed-meanwhile' }
  | { readonly kind: 'nothing-changed' }
  | { readonly kind: 'text-too-short'; readonly field: 'title' | 'body' }
  | { readonly kind: 'invalid-day'; readonly field: 'publishedOn' | 'publishAt' }
  /** The shop links to a section of this text that it no longer has. */
  | { readonly kind: 'section-missing'; readonly field: LegalSection }
  | { readonly kind: 'slug-taken' }

/** What readers would see. */
export function previewContent({ body }: Pick<ContentForm, 'body'>): readonly Block[] {
  return blocksOf(body)
}

/** Publishes a text as a new version, at once or later; `revision` is the version that was open. */
export function publishContent(
  { sql, clock }: Ctx,
  market: Market,
  { kind, slug }: ContentName,
  form: ContentForm,
  revision: string,
): Promise<Result<string, ContentRefusal>> {
  return inTransaction<string, ContentRefusal>(
    sql,
    [`content ${market} ${kind} ${slug}`],
    async tx => {
      const versions = await listContentVersions(tx, market, kind, slug)
      const [latest] = versions
      if (!latest) return refuse({ kind: 'not-found' })
      if (latest.version !== revision) return refuse({ kind: 'changed-meanwhile' })
      const written = readForm(market, { kind, slug }, form, clock())
      if (!written.ok) return written
      if (isSame(latest, written.value)) return refuse({ kind: 'nothing-changed' })
      const version = nextVersion(dayIn(market, clock()), versions)
      await insertContentVersion(tx, market, kind, slug, { ...written.value, version })
      return ok(version)
    },
  )
}

/** Takes an article off the blog: a version without a text. */
export function withdrawPost(
  { sql, clock }: Ctx,
  market: Market,
  { kind, slug }: ContentName,
): Promise<Result<void, ContentRefusal>> {
  return inTransaction<void, ContentRefusal>(
    sql,
    [`content ${market} ${kind} ${slug}`],
    async tx => {
      const versions = await listContentVersions(tx, market, kind, slug)
      const [latest] = versions
      if (!latest || kind !== 'post') return refuse({ kind: 'not-found' })
      if (latest.body === '') return refuse({ kind: 'nothing-changed' })
      const version = nextVersion(dayIn(market, clock()), versions)
      const withdrawn = { ...latest, body: '', version, publishedAt: clock() }
      await insertContentVersion(tx, market, kind, slug, withdrawn)
      return ok(undefined)
    },
  )
}

/** A new article, under an address made of its title. */
export function createPost(
  { sql, clock }: Ctx,
  market: Market,
  form: ContentForm,
): Promise<Result<ContentName, ContentRefusal>> {
  const name = { kind: 'post', slug: slugOf(form.title, languageOf[market]).slice(0, 100) } as const
  const { kind, slug } = name
  return inTransaction<ContentName, ContentRefusal>(
    sql,
    [`content ${market} ${kind} ${slug}`],
    async tx => {
      const written = readForm(market, name, form, clock())
      if (!written.ok) return written
      if (slug === '') return refuse({ kind: 'text-too-short', field: 'title' })
      const known = await listContentVersions(tx, market, kind, slug)
      if (known.length > 0) return refuse({ kind: 'slug-taken' })
      const version = nextVersion(dayIn(market, clock()), [])
      await insertContentVersion(tx, market, kind, slug, { ...written.value, version })
      return ok(name)
    },
  )
}

type Written = Omit<ContentVersion, 'version'>

function readForm(
  market: Market,
  { kind, slug }: ContentName,
  form: ContentForm,
  now: Date,
): Result<Written, ContentRefusal> {
  const title = form.title.trim()
  const body = form.body.replaceAll('\r\n', '\n').trim()
  if (title === '') return refuse({ kind: 'text-too-short', field: 'title' })
  if (body === '') return refuse({ kind: 'text-too-short', field: 'body' })
  const missing = sectionsOf(kind, slug).find(section => !body.includes(`{#${section}}`))
  if (missing) return refuse({ kind: 'section-missing', field: missing })
  const publishedOn = kind === 'post' ? parseDay(form.publishedOn) : null
  if (publishedOn === undefined) return refuse({ kind: 'invalid-day', field: 'publishedOn' })
  const publishedAt = form.publishAt === '' ? now : instantOf(market, form.publishAt)
  if (!publishedAt || publishedAt < now) return refuse({ kind: 'invalid-day', field: 'publishAt' })
  const tags = form.tags.split(',').flatMap(tag => tag.trim() || [])
  return ok({
    title,
    description: form.description.trim(),
    body,
    tags,
    publishedOn,
    publishedAt,
  })
}

/** The sections of a legal text to which the shop links. */
function sectionsOf(kind: ContentKind, slug: string): readonly LegalSection[] {
  if (kind !== 'legal') return []
  const sections = Object.keys(legalSections) as LegalSection[]
  return sections.filter(section => legalSections[section] === slug)
}

/** By the clock of the market; a day has at most an hour more or less than 24. */
function instantOf(market: Market, written: string): Date | undefined {
  const [, typedDay = '', hour = '', minute = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(written) ?? []
  const day = parseDay(typedDay)
  if (day === undefined) return undefined
  const minutes = Number(hour) * 60 + Number(minute)
  return new Date(startOfDay(market, day).getTime() + minutes * 60_000)
}

function isSame(one: Written, other: Written): boolean {
  const facts = ({ title, description, body, tags, publishedOn }: Written) =>
    JSON.stringify([title, description, body, tags, publishedOn])
  return facts(one) === facts(other)
}

/** '2026-11-28', then '2026-11-28.2'. */
function nextVersion(day: Day, known: readonly Pick<ContentVersion, 'version'>[]): string {
  const taken = new Set(known.map(({ version }) => version))
  let version: string = day
  for (let at = 2; taken.has(version); at += 1) version = `${day}.${at}`
  return version
}

const lookBackMs = 10 * 60_000

/** A text that is due now is shown from now on: stored pages are forgotten. */
export function publishDue({ sql, clock }: Ctx): Promise<boolean> {
  const until = clock()
  return noteDueContent(sql, new Date(until.getTime() - lookBackMs), until)
}
