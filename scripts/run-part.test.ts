import { expect, test } from 'vitest'
import { runPart } from './run-part.ts'

function run(command: string, seconds = 10) {
  return runPart({ name: 'part', command }, seconds)
}

test('a part passes if its command exits with 0', async () => {
  expect(await run('echo done')).toMatchObject({ passed: true, output: 'done\n' })
  expect(await run('exit 3')).toMatchObject({ passed: false })
})

test('a part that was stopped fails even if its command exits with 0', async () => {
  const stopped = await run("trap 'exit 0' TERM; sleep 20 & wait", 0.5)
  expect(stopped.passed).toBe(false)
  expect(stopped.output).toMatch(/Stopped after \d+ s/)
})
