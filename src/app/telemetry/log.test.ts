import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function linesAt(level: 'silent' | 'error' | 'warn' | 'info' | 'debug') {
  const lines: string[] = []
  const log = createLog(
    { logLevel: level, isForMachines: true },
    { write: line => lines.push(line) },
  )
  log.info({ event: 'request', status: 200 })
  log.warn({ event: 'outage' })
  log.error({ event: 'fault' })
  return lines
}

test('a log line is one JSON object with its time, level and fields, and nothing about the machine', () => {
  const [line = ''] = linesAt('info')
  expect(line).toMatch(/^\{.*\}\n$/)
  const { time, ...facts } = JSON.parse(line)
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(facts).toEqual({ level: 'info', event: 'request', status: 200 })
})

test.each([
  ['silent', 0],
  ['error', 1],
  ['warn', 2],
  ['info', 3],
  ['debug', 3],
] as const)('at the level %s, %i of three lines are written', (level, count) => {
  expect(linesAt(level)).toHaveLength(count)
})
