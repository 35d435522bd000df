import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { createKeys } from '../../src/sandbox/keys.ts'
import { sandboxControl } from '../support/sandbox-control.ts'
import type { KillPoint } from './kill-points.ts'
import { moneyViolations } from './money-oracle.ts'
import { violations } from './oracle.ts'
import type { PayingMessage, PayingSettings } from './paying-settings.ts'
import { type Pending, pendingIn, pendingReasons } from './pending.ts'
import { freePorts, hasEnded, kill, ownPort, startProcess } from './processes.ts'
import type { Sabotage } from './sabotage.ts'
import { bendTime, putForward } from './shop-clock.ts'
import type { Stage } from './stage.ts'

/** Processes of the shop on one database, and one of the sandbox; a killed process is restarted on its port. */
export type PayingStage = {
  readonly pool: pg.Pool
  readonly ports: readonly number[]
  readonly control: ReturnType<typeof sandboxControl>
  /** The shop's time. */
  readonly now: () => Date
  /** Moves the clocks of the shop, its database and the sandbox forward. */
  readonly forward: (ms: number) => Promise<void>
  readonly arm: (at: number, killAt: KillPoint) => Promise<void>
  readonly kill: (at: number) => Promise<void>
  /** The number of shop processes killed by SIGKILL so far. */
  readonly kills: () => number
  /** Waits until nothing is due, without moving any clock. */
  readonly calm: () => Promise<Pending>
  /** Moves the time forward until nothing is pending; returns what still is. */
  readonly settle: () => Promise<string[]>
  readonly judge: () => Promise<string[]>
  readonly close: () => Promise<void>
}

type Options = { readonly servers?: number; readonly sabotage?: Sabotage }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Together longer than any reservation, any review and any late webhook. */
const steps = [0, 2 * minute, 20 * minute, hour, 7 * hour, day, 3 * day, 3 * day, 3 * day]
/** A cancelled application is queried until it has certainly expired, for 30 days. */
const moreSteps = [day, 10 * day, 10 * day, 10 * day, day, day]

export async function openPayingStage(
  stage: Stage,
  name: string,
  { servers = 2, sabotage }: Options = {},
): Promise<PayingStage> {
  const { url, pool } = await stage.copy(name)
  await bendTime(pool)
  freePorts()
  const keys = createKeys('the experiments')
  const sandbox = await startProcess<PayingSettings['sandbox']>(
    '../../src/sandbox/sandbox.ts',
    [],
    {
      SANDBOX_PORT: String(await ownPort()),
      SANDBOX_STRIPE_PORT: String(await ownPort()),
      SANDBOX_KEYS: JSON.stringify(keys),
    },
  )
  const ports = await inTurn(Array.from({ length: servers }, () => ownPort))
  let aheadMs = 0
  const settingsOf = (at: number): PayingSettings => ({
    url,
    port: ports[at] ?? 0,
    publicUrl: `http://127.0.0.1:${ports[(at + 1) % servers]}`,
    sandbox: sandbox.ready,
    keys,
    aheadMs,
    ...(sabotage && { sabotage }),
  })
  const shops = await openShops(servers, settingsOf)
  const control = sandboxControl(sandbox.ready.url)
  const now = () => new Date(Date.now() + aheadMs)
  const forward = async (ms: number) => {
    // A jump triggers many attempts at a provider: none of them is wasted on a process that is just starting.
    await shops.ready()
    aheadMs += ms
    await putForward(pool, aheadMs)
    await Promise.all([shops.sendAll({ aheadMs }), control.advance(ms)])
  }
  const calm = () => calmDown(pool, now)
  return {
    pool,
    ports,
    control,
    now,
    forward,
    arm: (at, killAt) => shops.send(at, { killAt }),
    kill: shops.kill,
    kills: shops.kills,
    calm,
    settle: async () => {
      for (const step of steps) {
        await forward(step)
        await calm()
      }
      for (const step of moreSteps) {
        if ((await calm()).all.length === 0) return []
        await forward(step)
      }
      const left = await emptied(pool, now)
      return left.length === 0 ? [] : [...left, ...(await pendingReasons(pool))]
    },
    judge: async () => {
      const [captures, refunds] = await inTurn(
        ['capture', 'refund'].map(kind => () => control.journal({ kind })),
      )
      return [
        ...shops.errors.splice(0),
        ...(await violations(pool, now())),
        ...(await moneyViolations(pool, [...(captures ?? []), ...(refunds ?? [])])),
      ]
    },
    close: async () => {
      await shops.close()
      await kill(sandbox.child)
    },
  }
}

async function inTurn<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  for (const work of works) done.push(await work())
  return done
}

async function openShops(count: number, settingsOf: (at: number) => PayingSettings) {
  let kills = 0
  const errors: string[] = []
  let isClosing = false
  const running: (ChildProcess | undefined)[] = Array.from({ length: count }, () => undefined)
  const start = async (at: number): Promise<void> => {
    const settings = settingsOf(at)
    const { child } = await startProcess('paying-server.ts', [], {
      FAULTS_SETTINGS: JSON.stringify(settings),
    })
    running[at] = child
    child.on('message', (message: { error?: string }) => {
      if (message.error) errors.push(message.error)
    })
    child.once('exit', (_code, signal) => {
      if (isClosing) return
      if (signal === 'SIGKILL') kills += 1
      else errors.push('a process ended by itself')
      running[at] = undefined
      start(at).catch(error => console.error(error))
    })
    // The clock may have been moved while the process started.
    const { aheadMs } = settingsOf(at)
    if (aheadMs !== settings.aheadMs) await sendMessage(child, { aheadMs })
  }
  await Promise.all(Array.from({ length: count }, (_, at) => start(at)))
  const send = async (at: number, message: PayingMessage) => {
    const child = running[at]
    if (child) await sendMessage(child, message)
  }
  return {
    ready: async () => {
      while (running.some(child => child === undefined)) await pause(20)
    },
    send,
    sendAll: (message: PayingMessage) => Promise.all(running.map((_, at) => send(at, message))),
    kills: () => kills,
    errors,
    kill: async (at: number) => {
      const child = running[at]
      if (child) await kill(child)
    },
    close: async () => {
      isClosing = true
      await Promise.all(running.map(child => child && kill(child)))
    },
  }
}

/** Resolves once the message is acknowledged, or no longer can be. */
async function sendMessage(child: ChildProcess, message: PayingMessage) {
  if (hasEnded(child)) return
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const receive = (reply: unknown) => {
    if (reply === 'understood') resolve()
  }
  const end = () => resolve()
  child.on('message', receive).on('exit', end)
  child.send(message, () => undefined)
  await over
  child.off('message', receive).off('exit', end)
}

const longestCalmMs = 300_000

/**
 * What is still pending once nothing more happens. A payment that is being polled counts as not due until its lease ends,
 * so the last responses are waited for.
 */
async function emptied(pool: pg.Pool, now: () => Date): Promise<readonly string[]> {
  const until = Date.now() + longestCalmMs
  for (;;) {
    const { all } = await calmDown(pool, now)
    if (all.length === 0 || Date.now() > until) return all
    await pause(100)
  }
}

async function calmDown(pool: pg.Pool, now: () => Date): Promise<Pending> {
  const until = Date.now() + longestCalmMs
  for (;;) {
    const pending = await pendingIn(pool, now())
    if (pending.due.length === 0) return pending
    if (Date.now() > until) throw new Error(`Still due: ${pending.due.join(', ')}`)
    await pause(100)
  }
}
