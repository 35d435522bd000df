const cells = 24

/** A progress bar of the bytes read, for terminals; nothing is written if the output is not a terminal. */
export function createProgressBar(
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  total: number,
) {
  if (!terminal.isTTY) return { show: () => undefined, clear: () => undefined }
  let shown = ''
  return {
    show: (bytesRead: number, rows: number): void => {
      const fraction = total === 0 ? 1 : Math.min(1, bytesRead / total)
      const fullCells = Math.round(fraction * cells)
      const bar = '█'.repeat(fullCells) + '░'.repeat(cells - fullCells)
      const text = `\r${bar} ${Math.round(fraction * 100)} %  ${rows.toLocaleString('en')} rows`
      if (text !== shown) terminal.write(text)
      shown = text
    },
    clear: (): void => {
      terminal.write(`\r${' '.repeat(shown.length)}\r`)
    },
  }
}
