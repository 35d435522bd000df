import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDeviceRegister } from '#providers/device-register/create-device-register.ts'
import { openSandbox } from '#test/support/sandbox.ts'
import { anImei } from '#test/support/trade-ins.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>

beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

function registerAt(now = () => 0) {
  return createDeviceRegister({
    baseUrl: `${sandbox.url}/devices`,
    apiKey: 'demo',
    patienceMs: 500,
    now,
  })
}

function imei(serial: number) {
  return { kind: 'imei', value: anImei(serial) } as const
}

test.each([
  [1, 'clean'],
  [666, 'stolen'],
  [667, 'blocked'],
  [668, 'locked'],
])('an IMEI with %i before its check digit is %s', async (serial, verdict) => {
  expect(await registerAt().check(imei(serial))).toEqual({ ok: true, value: verdict })
})

test('a serial number is checked by its last digits', async () => {
  const check = (value: string) => registerAt().check({ kind: 'serial', value })
  expect(await check('C02XK666')).toEqual({ ok: true, value: 'stolen' })
  expect(await check('C02XK6661')).toEqual({ ok: true, value: 'clean' })
})

test.each([
  [503, { kind: 'server-error', status: 503 }],
  [504, { kind: 'unreachable' }],
  [602, { kind: 'unreadable' }],
])('a failing register (…%i) is reported and not treated as clean', async (serial, refusal) => {
  expect(await registerAt().check(imei(serial))).toMatchObject({ ok: false, refusal })
})

test('a result is cached for ten minutes, a failure is not', async () => {
  let at = 0
  const register = createDeviceRegister({
    baseUrl: `${sandbox.url}/devices`,
    apiKey: 'demo',
    now: () => at,
  })
  const check = () => register.check(imei(77))
  expect(await check()).toEqual({ ok: true, value: 'clean' })
  await sandbox.close()
  at = 10 * 60_000 - 1
  expect(await check()).toEqual({ ok: true, value: 'clean' })
  at = 10 * 60_000
  expect(await check()).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } })
  sandbox = await openSandbox()
})
