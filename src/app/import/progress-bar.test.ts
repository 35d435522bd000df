import { expect, test } from 'vitest'
import { createProgressBar } from './progress-bar.ts'

function aTerminal(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, write: (text: string) => written.push(text) > 0 }
}

test('on a terminal the bar shows how much was read, written once for each change', () => {
  const terminal = aTerminal(true)
  const bar = createProgressBar(terminal, 200)
  bar.show(0, 0)
  bar.show(100, 1_500)
  bar.show(100, 1_500)
  bar.show(200, 3_000)
  expect(terminal.written).toEqual([
    `\r${'░'.repeat(24)} 0 %  0 rows`,
    `\r${'█'.repeat(12)}${'░'.repeat(12)} 50 %  1,500 rows`,
    `\r${'█'.repeat(24)} 100 %  3,000 rows`,
  ])
})

test('nothing is written if the output is not a terminal', () => {
  const log = aTerminal(false)
  const bar = createProgressBar(log, 200)
  bar.show(100, 1)
  bar.clear()
  expect(log.written).toEqual([])
})
