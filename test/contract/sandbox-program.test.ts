import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { sandboxKeys } from '../support/sandbox.ts'

function start(env: Readonly<Record<string, string>>) {
  return fork('src/sandbox/sandbox.ts', {
    silent: true,
    env: { PATH: process.env.PATH ?? '', SANDBOX_KEYS: JSON.stringify(sandboxKeys), ...env },
  })
}

it('the sandbox does not start in live mode', async () => {
  const child = start({ KINTSU_MODE: 'live' })
  const stderr = child.stderr ? text(child.stderr) : ''
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await stderr).toContain('does not start in live mode')
})

it('the sandbox does not start without keys', async () => {
  const child = start({ SANDBOX_KEYS: '' })
  expect(await once(child, 'exit')).toEqual([1, null])
})

it.each([
  ['its parent lets go of it', 'disconnect'],
  ['it is told to', 'SIGTERM'],
] as const)(
  'the sandbox reports its loopback address to its parent process, and exits when %s',
  async (_when, how) => {
    const child = start({ KINTSU_MODE: 'demo' })
    const [ready] = await once(child, 'message')
    expect(ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${ready.url}/_sandbox/journal`)).status).toBe(200)
    const stripe = await fetch(`http://127.0.0.1:${ready.stripePort}/v1/events/evt_none`)
    expect(stripe.status).toBe(401)
    const exit = once(child, 'exit')
    if (how === 'disconnect') child.disconnect()
    else child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  },
)
