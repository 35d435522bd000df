/** One line of a file; `text` is undefined if the line was longer than any row can be, and was discarded. */
export type Line = { readonly number: number; readonly text: string | undefined }

export const longestLine = 20_000

/** The lines of a text stream with any line ending (LF, CRLF, CR); at most one line is in memory at a time. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let pending = ''
  let isTooLong = false
  let number = 0
  const line = (text: string): Line => {
    const whole = pending + text
    const isOver = isTooLong || whole.length > longestLine
    pending = ''
    isTooLong = false
    number += 1
    return { number, text: isOver ? undefined : whole }
  }
  let hasEndedInCr = false
  for await (const chunk of chunks) {
    // The LF of a CRLF that was split across two chunks.
    const text = hasEndedInCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk
    if (chunk !== '') hasEndedInCr = chunk.endsWith('\r')
    const parts = text.split(/\r\n|\n|\r/)
    const rest = parts.pop() ?? ''
    for (const part of parts) yield line(part)
    pending += rest
    if (pending.length > longestLine) {
      isTooLong = true
      pending = ''
    }
  }
  if (pending !== '' || isTooLong) yield line('')
}
