import { type ESTree, parseSync, Visitor } from 'vite'

export type LookUp = { readonly line: number; readonly text: string }

type Span = { readonly start: number; readonly end: number }

/** Whether a type has arbitrary string keys. */
function isOpen(type: string): boolean {
  return /\bRecord<string\b|\[\w+: string\]/.test(type)
}

/** The variables of a file that have arbitrary string keys, according to their types. */
export function openObjects(file: string, text: string): readonly string[] {
  const names: string[] = []
  new Visitor({
    VariableDeclarator: ({ id }) => {
      if (
        id.type === 'Identifier' &&
        id.typeAnnotation &&
        isOpen(sourceOf(text, id.typeAnnotation))
      )
        names.push(id.name)
    },
  }).visit(parseSync(file, text).program)
  return names
}

/**
 * Look-ups `object[word]` where the word may come from outside: `constructor` and `__proto__` find inherited properties.
 * Checked are the file's own open objects, those of `open` that it imports, and every word cast to a key.
 */
export function lookUps(
  file: string,
  text: string,
  open: ReadonlySet<string> = new Set(),
): readonly LookUp[] {
  const { program } = parseSync(file, text)
  const known = new Set([...openObjects(file, text), ...importedBy(program, open)])
  const found: LookUp[] = []
  new Visitor({
    MemberExpression: node => {
      if (!node.computed || node.property.type === 'Literal') return
      const isKeyCast = node.property.type === 'TSAsExpression'
      if (isKeyCast || isOpenObject(node.object, known, text))
        found.push({ line: lineOf(text, node), text: sourceOf(text, node).replaceAll(/\s+/g, ' ') })
    },
  }).visit(program)
  return found
}

function isOpenObject(
  object: ESTree.Expression | ESTree.Super,
  known: ReadonlySet<string>,
  text: string,
): boolean {
  if (object.type === 'Identifier') return known.has(object.name)
  const isCast = object.type === 'ParenthesizedExpression' || object.type === 'TSAsExpression'
  return isCast && isOpen(sourceOf(text, object))
}

function importedBy(program: ESTree.Program, open: ReadonlySet<string>): readonly string[] {
  return program.body
    .flatMap(each => (each.type === 'ImportDeclaration' ? each.specifiers : []))
    .map(({ local }) => local.name)
    .filter(name => open.has(name))
}

function sourceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

function lineOf(text: string, { start }: Span): number {
  return text.slice(0, start).split('\n').length
}
