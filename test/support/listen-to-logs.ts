import { vi } from 'vitest'

/** Captures everything the process writes to its log streams from now on. */
export function listenToLogs() {
  const lines: string[] = []
  const record = (chunk: unknown) => {
    lines.push(String(chunk))
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(record),
    vi.spyOn(process.stderr, 'write').mockImplementation(record),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map(name =>
      vi
        .spyOn(console, name)
        .mockImplementation((...values) => void record(values.map(String).join(' '))),
    ),
  ]
  return {
    written: () => lines.join('\n'),
    stop: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
