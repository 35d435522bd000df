import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namedFiles } from './source-files.ts'

const topFolders = ['src', 'test', 'scripts', 'tools', 'docs', 'public', '.ci']

/**
 * The paths that a document names: in backticks, relative to the root, and as targets of links, relative to the document.
 * `{a,b}` stands for several paths. Paths with `<placeholder>`, `*` or `…` name no file.
 */
export function namedPaths(document: string, text: string): readonly string[] {
  const quoted = matchesIn(text, /`([^`\s]+)`/g).filter(isOfTree)
  const linked = matchesIn(text, /\]\(([^)\s#]+)(?:#[^)]*)?\)/g)
    .filter(target => !/^[a-z]+:/.test(target))
    .map(target => join(dirname(document), target))
  return [...quoted, ...linked].filter(path => !/[<*…]/.test(path)).flatMap(expanded)
}

function matchesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, path = '']) => path)
}

function isOfTree(path: string): boolean {
  return topFolders.some(folder => path.startsWith(`${folder}/`))
}

/** `a/{b,c}.ts` is a/b.ts and a/c.ts. */
function expanded(path: string): readonly string[] {
  const [all, before = '', choices = '', after = ''] = path.match(/^([^{]*)\{([^}]*)\}(.*)$/) ?? []
  return all === undefined
    ? [path]
    : choices.split(',').flatMap(choice => expanded(`${before}${choice}${after}`))
}

/** The functions, types and tables that a document names: camelCase or PascalCase words in backticks. */
export function namedIdentifiers(text: string): readonly string[] {
  return matchesIn(text, /`(?:#domain\/)?([A-Za-z]+[a-z][A-Z]\w*)(?:\(.*?\))?`/g)
}

/** The documents that lead to the code: what they name has to be in it. */
const guides = ['docs/where.md', 'docs/adding.md']

function wordsOfCode(): ReadonlySet<string> {
  const sources = namedFiles().filter(path => /\.(?:tsx?|cjs|mjs|sql)$/.test(path))
  return new Set(
    sources.flatMap(path => readFileSync(path, 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
  )
}

/** Every Markdown file of docs, and the two of the root. */
function documents(): readonly string[] {
  const ofDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name))
  return ['README.md', 'CONTRIBUTING.md', ...ofDocs.toSorted()].filter(each => existsSync(each))
}

function check() {
  const named = documents().flatMap(document =>
    namedPaths(document, readFileSync(document, 'utf8')).map(path => ({ document, path })),
  )
  const missing = named.filter(({ path }) => !existsSync(path))
  for (const { document, path } of missing) console.log(`${document}: ${path} does not exist`)
  const words = wordsOfCode()
  const identifiers = guides.flatMap(document =>
    namedIdentifiers(readFileSync(document, 'utf8')).map(name => ({ document, name })),
  )
  const gone = identifiers.filter(({ name }) => !words.has(name))
  for (const { document, name } of gone) console.log(`${document}: nothing is called ${name}`)
  console.log(`${named.length} paths, ${identifiers.length} names`)
  const isEmpty = named.length === 0 || identifiers.length === 0
  if (missing.length > 0 || gone.length > 0 || isEmpty) process.exitCode = 1
}

if (import.meta.main) check()
