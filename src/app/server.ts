import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createBank } from '#providers/bank/bank.ts'
import { createDeviceRegister } from '#providers/device-register/create-device-register.ts'
import { createSmtpMailer } from '#providers/mail/smtp.ts'
import { sealEmails } from '#services/sealing/seal-emails.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import { fillSearchTexts } from '#store/catalogue/fill-search-texts.ts'
import { openDatabase, shopApplication } from '#store/database.ts'
import { migrateDatabase } from '#store/migrate.ts'
import { readOrigin, requireOrigin } from '#store/origin.ts'
import { readQuarantine } from '#store/quarantine.ts'
import { openReplica } from '#store/replica.ts'
import type { ProviderSettings } from './config/providers.ts'
import { connectCarriers, connectPaymentProviders } from './config/providers.ts'
import type { TraceSettings } from './config/telemetry-settings.ts'
import type { Config } from './config.ts'
import { createContext } from './context.ts'
import { addresses } from './demo/addresses.ts'
import { createApp, createQuarantineApp, createWorkerApp } from './http/create-app.ts'
import { fillDatabase } from './start/fill-database.ts'
import { legalTenderWarnings } from './start/legal-tender.ts'
import type { Step } from './start/step.ts'
import { createLog } from './telemetry/log.ts'
import { startMetricsServer } from './telemetry/metrics-server.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { startWorkers } from './workers/workers.ts'

type OpenConfig = Config & {
  readonly databaseUrl: string
  readonly providers: ProviderSettings
}

type Preparing = Pick<OpenConfig, 'mode' | 'databaseUrl'> & {
  /** The fingerprint of the sources; `undefined` if unknown. */
  readonly sources: string | undefined
}

/** Migrates the database; seeds that of a demo unless it was seeded from the same sources. */
export async function prepareDatabase({ mode, databaseUrl, sources = '' }: Preparing, step: Step) {
  const origin = await readOrigin(databaseUrl)
  requireOrigin(mode, origin)
  await step('Migrations', 60, () => migrateDatabase(databaseUrl, resolve('src/store/migrations')))
  if (mode !== 'demo') return
  await step('Seeds', 60, async () => {
    const isSeeded = sources !== '' && origin.kind === 'demo' && origin.sources === sources
    if (!isSeeded) await fillDatabase({ sources, databaseUrl })
  })
}

/**
 * Opens the shop on a prepared database without listening yet; `stop` ends requests, then workers, then connections.
 */
export async function openShop(config: OpenConfig) {
  const since = await readQuarantine(config.databaseUrl)
  if (since !== undefined) return openQuarantine(config, since)
  const metrics = config.metricsPort > 0 ? await loadMetrics() : undefined
  const log = createLog(config.telemetry)
  const traces = config.telemetry.traces && (await loadTraces(config.telemetry.traces))
  const telemetry = createTelemetry(config.telemetry, metrics?.watch(log) ?? log, traces)
  const { databaseUrl, databaseConnections, replicaUrl } = config
  const database = openDatabase(databaseUrl, databaseConnections, undefined, shopApplication)
  const replica = replicaUrl
    ? openReplica(replicaUrl, databaseConnections, shopApplication)
    : undefined
  // Among many orders the question what has changed would wait for a connection.
  const asking = openDatabase(databaseUrl, 1)
  await fillSearchTexts(database.db)
  const ctx = await createContext(database, {
    ...config,
    reportError: telemetry.reportError,
    replica,
    cache: {
      maxBytes: config.cacheMegabytes * 1024 ** 2,
      unaskedMs: 500,
      asking: asking.pool,
    },
    providers: connectPaymentProviders(config.providers),
    carriers: connectCarriers(config.providers),
    registers: config.providers.registers ?? publicRegisters,
    ...(config.smtpUrl && { mailer: createSmtpMailer(config.smtpUrl, config.mailFrom) }),
    ...(config.providers.sms && { sms: config.providers.sms }),
    ...oneyWidgetSettings(config),
    ...walletSettings(config),
    ...deviceRegisterOf(config),
    ...payingOf(config),
    ...(config.providers.social && { social: config.providers.social }),
  })
  await sealEmails(ctx)
  const app =
    config.role === 'worker'
      ? await createWorkerApp(config, ctx, telemetry)
      : await createApp(config, ctx, telemetry)
  const workers = await startWorkers(ctx, databaseUrl, {
    role: config.role,
    traced: traces?.traced,
  })
  const metricsServer =
    metrics &&
    (await startMetricsServer({
      port: config.metricsPort,
      host: config.metricsHost,
      metrics,
      refresh: metrics.addShop(ctx, database.pool, replica),
    }))
  const stop = async () => {
    await app.close()
    await workers.stop()
    await ctx.hub.stop()
    await metricsServer?.stop()
    await Promise.all([database.close(), asking.close(), replica?.close()])
    await telemetry.stop()
  }
  const warnings = config.mode === 'live' ? legalTenderWarnings(ctx.settings) : []
  return { app, stop, warnings, reportError: telemetry.reportError }
}

/** Neither sells nor sends: what a restored database has still to send may have been sent since the backup. */
function openQuarantine(config: OpenConfig, since: string) {
  const { reportError, stop: stopTelemetry } = createTelemetry(config.telemetry)
  const app = createQuarantineApp(config)
  const stop = async () => {
    await app.close()
    await stopTelemetry()
  }
  const warnings = [
    `Restored from a backup, in quarantine since ${since}: it serves nothing until it is released. See npm run restore -- review`,
  ]
  return { app, stop, warnings, reportError }
}

/** Not loaded where nobody reads them. */
async function loadMetrics() {
  const { createMetrics } = await import('./telemetry/metrics.ts')
  return createMetrics()
}

async function loadTraces(settings: TraceSettings) {
  const { startTraces } = await import('./telemetry/traces.ts')
  return startTraces(settings)
}

function deviceRegisterOf({ providers: { deviceRegister } }: OpenConfig) {
  return deviceRegister ? { deviceRegister: createDeviceRegister(deviceRegister) } : {}
}

function payingOf({ providers: { bank, sepa } }: OpenConfig) {
  return {
    ...(bank && { bank: createBank(bank) }),
    ...(sepa && { debtor: sepa }),
  }
}

/** The widget uses the same merchant identity as the bank. */
function oneyWidgetSettings({ providers: { oney, oneyWidget }, bases }: OpenConfig) {
  return oney && oneyWidget
    ? { oneyWidget: { ...oneyWidget, merchantGuid: oney.merchantGuid, website: bases.ro } }
    : {}
}

/** Without the account behind them there is nothing to pay with. */
function walletSettings({ providers: { stripe, walletButtons } }: OpenConfig) {
  return stripe && walletButtons
    ? { walletButtons: { scriptUrl: 'https://js.stripe.com/v3/', ...walletButtons } }
    : {}
}

/** Both registers are public. */
const publicRegisters = {
  anafUrl: 'https://webservicesp.anaf.ro',
  viesUrl: 'https://ec.europa.eu/taxation_customs/vies',
}

/** Shuts down as on a signal after the error is reported: printed unfiltered, it could contain anybody's data. */
function endOnUncaught(reportError: ReportError) {
  process.once('uncaughtException', error => {
    reportError(error, { event: 'fault', job: 'uncaught' })
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  })
}

export async function startShop(config: OpenConfig, step: Step) {
  const { stop, warnings, reportError } = await step('Shop', 20, async () => {
    const shop = await openShop(config)
    await shop.app.listen({ port: config.port, host: config.host })
    return shop
  })
  endOnUncaught(reportError)
  // Demo only: lets a test inspect results in SQL.
  if (config.mode === 'demo')
    await writeFile(join(config.dataDir, 'database-url'), config.databaseUrl, { mode: 0o600 })
  return { addresses: addresses(config), warnings, stop }
}
