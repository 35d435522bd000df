import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
  console.log(`${named.length} paths`)
  if (missing.length > 0 || named.length === 0) process.exitCode = 1
}

if (import.meta.main) check()
