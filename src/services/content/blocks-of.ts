import { marked, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '#domain/content/article.ts'
import { ownEntry } from '#domain/own-entry.ts'

/**
 * A Markdown document as blocks; everything except headings, paragraphs, lists and tables is dropped, and HTML in
 * them remains text.
 */
export function blocksOf(markdown: string): readonly Block[] {
  return marked.lexer(markdown).flatMap(blockOf)
}

function blockOf(token: Token): readonly Block[] {
  if (token.type === 'heading') return [headingOf(token as Tokens.Heading)]
  if (token.type === 'paragraph') return [{ kind: 'paragraph', content: inlinesOf(token) }]
  if (token.type === 'table') return [tableOf(token as Tokens.Table)]
  if (token.type !== 'list') return []
  const list = token as Tokens.List
  return [
    {
      kind: 'list',
      isOrdered: list.ordered,
      items: list.items.map(item => item.tokens.flatMap(inlinesOf)),
    },
  ]
}

/** `{#id}` at the end of a heading is the id that links to it use. */
function headingOf(token: Tokens.Heading): Block {
  const level = token.depth <= 2 ? 2 : 3
  const text = plain(token)
  const marked = /^(.*?) *\{#([a-z-]+)\}$/.exec(text)
  return marked
    ? { kind: 'heading', level, text: String(marked[1]), id: String(marked[2]) }
    : { kind: 'heading', level, text }
}

function tableOf({ header, rows }: Tokens.Table): Block {
  const cellsOf = (cells: readonly Tokens.TableCell[]) =>
    cells.map(({ tokens }) => tokens.flatMap(inlinesOf))
  return { kind: 'table', head: cellsOf(header), rows: rows.map(cellsOf) }
}

function inlinesOf(token: Token): readonly Inline[] {
  const parts = 'tokens' in token ? (token.tokens ?? []) : []
  // A link within strong text remains a link, and strong text within a link becomes plain: no marks are left over.
  if (token.type === 'strong')
    return parts
      .flatMap(inlinesOf)
      .map(each => (each.kind === 'text' ? { ...each, kind: 'strong' } : each))
  if (token.type === 'link')
    return [{ kind: 'link', text: plain(token as Tokens.Link), href: safeHref(token.href) }]
  if (parts.length > 0) return parts.flatMap(inlinesOf)
  return 'text' in token ? [{ kind: 'text', text: unescaped(String(token.text)) }] : []
}

function plain(token: Tokens.Link | Tokens.Heading) {
  return token.tokens
    .flatMap(inlinesOf)
    .map(({ text }) => text)
    .join('')
}

/** The lexer encodes & < > " ' as entities; React escapes them itself. */
function unescaped(text: string) {
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (entity, name: string) => ownEntry(entities, name) ?? entity,
  )
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

function safeHref(href: string) {
  return /^(https:\/\/|mailto:|tel:|\/(?!\/))/.test(href) ? href : '#'
}
