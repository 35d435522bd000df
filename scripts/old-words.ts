/** Words that say nothing about what a file contains. */
const vague = new Set('util utils helper helpers misc common manager info'.split(' '))

export function vagueWordsIn(path: string): readonly string[] {
  return path.split(/[/.-]/).filter(word => vague.has(word))
}

/** Words of an identifier that the vocabulary replaced (docs/words.md), with the standard word. */
const replaced = new Map(
  Object.entries({
    means: 'context or deps',
    witness: 'telemetry',
    wish: 'query or choice',
    desk: 'context or form',
    greyed: 'disabled',
    chore: 'job',
    chores: 'jobs',
    runner: 'Sql or Tx',
    asker: 'requester',
    reckon: 'calculate',
    reckoned: 'calculated',
    untold: 'untracked',
    undrawn: 'not rendered',
    sketch: 'cart snapshot',
    asleep: 'deferred',
    awake: 'hydrated',
    sisters: 'alternates',
    stranger: 'third party',
    trouble: 'provider failure',
    notices: 'webhooks',
  }),
)

export type OldWord = { readonly line: number; readonly word: string; readonly standard: string }

/** The old words in the identifiers of a source text; strings and comments are left out. */
export function oldWordsIn(text: string): readonly OldWord[] {
  return text.split('\n').flatMap((line, at) =>
    [...withoutText(line).matchAll(/(?<![\w$-])[A-Za-z_$][\w$]*(?![\w$-])/g)].flatMap(([word]) => {
      const standard = partsOf(word)
        .map(part => replaced.get(part))
        .find(Boolean)
      return standard === undefined ? [] : [{ line: at + 1, word, standard }]
    }),
  )
}

/** A line without what stands in quotes and comments, as far as one line tells. */
function withoutText(line: string): string {
  if (/^\s*(?:\*|\/\*|\/\/)/.test(line)) return ''
  return line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*$/g, '')
}

function partsOf(word: string): readonly string[] {
  return word.split(/(?=[A-Z])|_/).map(part => part.toLowerCase())
}
