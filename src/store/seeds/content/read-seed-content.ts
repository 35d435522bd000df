import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Market, markets } from '#domain/market/market.ts'

export type SeedContent = {
  readonly market: Market
  readonly kind: 'page' | 'post'
  readonly slug: string
  /** Derived from the text: a different text is a different version. */
  readonly version: string
  readonly title: string
  readonly description: string
  readonly publishedOn: string | null
  readonly tags: string[]
  readonly body: string
}

// Relative to the project folder, where every program of it is started: a bundle does not know its own path.
const content = resolve('src/store/seeds/content')

const folders = { page: 'page', post: 'blog' } as const

/** Every text next to this file: `<market>/page/<page>.md`, `<market>/blog/<slug>.md`. Throws if one has no front matter. */
export function readSeedContent(): readonly SeedContent[] {
  return markets.flatMap(market =>
    (['page', 'post'] as const).flatMap(kind => {
      const folder = join(content, market, folders[kind])
      return readdirSync(folder)
        .filter(name => name.endsWith('.md'))
        .map(name => readOne(readFileSync(join(folder, name), 'utf8'), market, kind, name))
    }),
  )
}

function readOne(
  text: string,
  market: Market,
  kind: SeedContent['kind'],
  name: string,
): SeedContent {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const named = new Map(
    (head ?? '').split('\n').map(line => {
      const [key = '', ...value] = line.split(':')
      return [key.trim(), value.join(':').trim()]
    }),
  )
  const [title, description] = [named.get('title'), named.get('description')]
  if (!title || !description || body === undefined)
    throw new Error(`${market}/${kind}/${name} needs a title, a description and a text.`)
  return {
    market,
    kind,
    title,
    description,
    slug: name.replace(/\.md$/, ''),
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    publishedOn: named.get('published') ?? null,
    tags: (named.get('tags') ?? '').split(',').flatMap(tag => tag.trim() || []),
    body: body.trim(),
  }
}
