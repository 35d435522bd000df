import Fastify from 'fastify'
import type { ProviderSettings } from '#app/config/providers.ts'
import { connectPaymentProviders } from '#app/config/providers.ts'
import { createContext } from '#app/context.ts'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { handlers } from '#app/modules.ts'
import { repeat } from '#app/workers/repeat.ts'
import { addApi } from '#http/api/api.ts'
import { answerProblems } from '#http/problem.ts'
import { createBreaker } from '#providers/breaker.ts'
import { saveInMailbox } from '#providers/mail/mailer.ts'
import { deliverOutbox } from '#services/outbox/deliver-outbox.ts'
import { paymentModule } from '#services/payment/module.ts'
import { openDatabase } from '#store/database.ts'
import { basesOn } from '#test/support/bases.ts'
import { makeKiller, watchMailer, watchProviders, watchStatements } from './kill-points.ts'
import { officeToken, type PayingMessage, type PayingSettings } from './paying-settings.ts'
import { sabotaged } from './sabotage.ts'

/**
 * One process of the shop with all its background work on a fast tick, and every job in every process.
 * A message moves its clock forward; it kills itself with SIGKILL at a given point.
 */
const settings = JSON.parse(process.env.FAULTS_SETTINGS ?? '') as PayingSettings
const { url, port, publicUrl, keys, sandbox, sabotage } = settings
const secret = 'a secret of the experiments'
const bases = basesOn('http://localhost')

let { aheadMs } = settings
function now() {
  return new Date(Date.now() + aheadMs)
}
const { arm, pass } = makeKiller()

/** An unresponsive third party is awaited only briefly; a repeatedly failing one is paused by the shop's clock. */
function patience() {
  return {
    timeoutMs: 2_000,
    firstPauseMs: 50,
    breaker: createBreaker(5, 15_000, () => now().getTime()),
  }
}
function impatient(all: ProviderSettings): ProviderSettings {
  return {
    ...(all.stripe && { stripe: { ...all.stripe, ...patience() } }),
    ...(all.oney && { oney: { ...all.oney, patience: patience() } }),
    ...(all.tbiRo && { tbiRo: { ...all.tbiRo, patience: patience() } }),
    ...(all.tbiBg && { tbiBg: { ...all.tbiBg, patience: patience() } }),
    ...(all.tbiGr && { tbiGr: { ...all.tbiGr, patience: patience() } }),
    ...(all.cofidis && { cofidis: { ...all.cofidis, patience: patience() } }),
  }
}

const database = openDatabase(url, 10)
watchStatements(database.pool, pass)
const ctx = await createContext(database, {
  secret,
  bases,
  publicUrl,
  maxUnitsPerHour: Number.POSITIVE_INFINITY,
  now,
  providers: watchProviders(
    sabotaged(connectPaymentProviders(impatient(demoProviders(keys, sandbox))), sabotage),
    pass,
  ),
  mailer: watchMailer(saveInMailbox, pass),
  carriers: {},
  registers: { anafUrl: `${sandbox.url}/anaf`, viesUrl: `${sandbox.url}/vies` },
})

const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } })
answerProblems(app)
app.addHook('onSend', async request => pass(`answer ${request.method} ${request.url}`, 'before'))
await app.register(addApi, { ctx, bases, ordersPerMinute: 1_000_000, officeToken })
await app.listen({ port, host: '127.0.0.1' })

/** Nothing makes the database unavailable here: an error thrown by a job is an error of the shop. */
function reportingErrors(job: () => Promise<unknown>) {
  return () =>
    job().then(Number, (error: unknown) => {
      process.send?.({ error: error instanceof Error ? error.stack : String(error) })
      return 0
    })
}
const jobs = [
  () => deliverOutbox(ctx, handlers),
  // Each returns how much it did.
  ...[...(paymentModule.jobs ?? []), ...(paymentModule.loops ?? [])].map(
    each => () => each.run(ctx),
  ),
].map(reportingErrors)
for (const run of jobs) repeat({ name: 'job', pauseMs: 150, run }, () => undefined)

process.on('message', (message: PayingMessage) => {
  if ('killAt' in message) arm(message.killAt)
  else {
    aheadMs = message.aheadMs
    // In all processes at the same time, so that they interfere with each other.
    for (const job of jobs) void job()
  }
  process.send?.('understood')
})
process.once('disconnect', () => process.exit(0))
process.send?.({ port })
