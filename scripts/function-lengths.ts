import { parseSync, Visitor } from 'vite'

type Span = { readonly start: number; readonly end: number }
type Body = Span & { readonly type: string }
type Function = Span & { readonly body: Body | null }
export type Length = { readonly line: number; readonly lines: number }

const bracketed = ['BlockStatement', 'FunctionBody', 'ParenthesizedExpression']

/** Lines of every function's body, blank ones left out. Markup counts: Biome's own rule does not see the lines of JSX. */
export const functionLengths = (file: string, text: string): readonly Length[] => {
  const lengths: Length[] = []
  const note = ({ start, body }: Function) => {
    if (!body) return
    const lines = text.slice(body.start, body.end).split('\n')
    const inside = bracketed.includes(body.type) ? lines.slice(1, -1) : lines
    lengths.push({
      line: text.slice(0, start).split('\n').length,
      lines: inside.filter(line => line.trim() !== '').length,
    })
  }
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, text).program)
  return lengths
}
