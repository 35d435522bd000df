/** One line of a file; `text` is undefined when it was longer than any row can be, and was not kept. */
export type Line = { readonly number: number; readonly text: string | undefined }

export const longestLine = 20_000

/** The lines of a stream of text, whatever ends them (LF, CRLF, CR), holding no more than one of them at a time. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let stored = ''
  let isTooLong = false
  let number = 0
  const line = (text: string): Line => {
    const whole = stored + text
    const isOver = isTooLong || whole.length > longestLine
    stored = ''
    isTooLong = false
    number += 1
    return { number, text: isOver ? undefined : whole }
  }
  let hasEndedInCr = false
  for await (const chunk of chunks) {
    // The LF of a CRLF that was cut in two.
    const text = hasEndedInCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    if (chunk !== '') hasEndedInCr = chunk.endsWith('\r')
    const parts = text.split(/\r\n|\n|\r/)
    const rest = parts.pop() ?? ''
    for (const part of parts) yield line(part)
    stored += rest
    if (stored.length > longestLine) {
      isTooLong = true
      stored = ''
    }
  }
  if (stored !== '' || isTooLong) yield line('')
}
