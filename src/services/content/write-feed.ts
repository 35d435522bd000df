import type { PostSummary } from '#domain/content/content-page.ts'
import { xmlText } from '../text/xml-text.ts'

export type Feed = {
  readonly language: string
  readonly blogUrl: string
  readonly feedUrl: string
  readonly author: string
  /** Newest first. */
  readonly entries: readonly (PostSummary & { readonly url: string })[]
}

/** An Atom document (RFC 4287) with summaries; the full texts are read in the shop. */
export function feedOf({ language, blogUrl, feedUrl, author, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    '<title>Kintsu</title>',
    `<id>${xmlText(blogUrl)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(blogUrl)}"/>`,
    `<updated>${instantOf(entries[0]?.publishedOn ?? '1970-01-01')}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    ...entries.map(entryOf),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf({ title, description, url, publishedOn, tags }: Feed['entries'][number]) {
  return [
    '<entry>',
    `<title>${xmlText(title)}</title>`,
    `<id>${xmlText(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    `<published>${instantOf(publishedOn)}</published>`,
    `<updated>${instantOf(publishedOn)}</updated>`,
    ...tags.map(tag => `<category term="${xmlText(tag)}"/>`),
    `<summary>${xmlText(description)}</summary>`,
    '</entry>',
  ].join('\n')
}

function instantOf(day: string) {
  return `${day}T00:00:00Z`
}
