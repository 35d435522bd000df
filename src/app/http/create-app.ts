import { resolve } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Bases } from '#domain/market/base.ts'
import { addApi } from '#http/api/api.ts'
import { addHealth } from '#http/api/health.ts'
import { addBrowserErrors, errorsPath } from '#http/browser-errors.ts'
import { addClaimFiles } from '#http/claim-files.ts'
import { addCollector } from '#http/collector.ts'
import { addConsent } from '#http/consent.ts'
import { addIcons } from '#http/icons.ts'
import { addInspectionPhotos } from '#http/inspection-photos.ts'
import { addInvoices } from '#http/invoices.ts'
import { addMailbox } from '#http/mailbox.ts'
import { addOfficeFiles } from '#http/office-files.ts'
import { addOffline } from '#http/offline.ts'
import { refuseTwoHosts } from '#http/one-host.ts'
import { addPictures, addUnitPictures } from '#http/pictures.ts'
import { answerProblems, sendProblem } from '#http/problem.ts'
import { addRequestLog } from '#http/request-log.ts'
import { addResponseCache } from '#http/response-cache.ts'
import { addReturnFiles } from '#http/return-files.ts'
import { addRobots } from '#http/robots.ts'
import { addSecurityHeaders } from '#http/security-headers.ts'
import { sharedLimits } from '#http/shared-limits.ts'
import { addSpeculation } from '#http/speculation.ts'
import { addTradeInFiles } from '#http/trade-in-files.ts'
import { addWarrantyCards } from '#http/warranty-cards.ts'
import type { Context } from '#services/context.ts'
import { version } from '#services/telemetry/version.ts'
import type { Config } from '../config.ts'
import { createTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { failurePages, offlinePages } from './failure-page.ts'
import { serverOf } from './http-server.ts'
import { addPages } from './pages.ts'
import { createPlaceOf, pageOf } from './place-of.ts'

const immutable = 'public, max-age=31536000, immutable'

/** The HTTP server with all routes of the shop. */
export async function createApp(
  config: Config,
  ctx: Context,
  telemetry: Telemetry = createTelemetry(config.telemetry),
) {
  const app = serverOf(config)
  const { bases, ordersPerMinute, officeToken } = config
  const errorsTo = telemetry.report && errorsPath
  addRequestLog(app, { ...telemetry, placeOf: createPlaceOf(bases), errorsTo })
  telemetry.traces?.addRequests(app)
  refuseTwoHosts(app)
  const drawFailure = failurePages(bases, ctx)
  answerProblems(app, drawFailure)
  addSecurityHeaders(
    app,
    Object.values(config.bases).every(base => base.startsWith('https:')),
  )
  addResponseCache(app, ctx)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    skipOnError: true,
    store: sharedLimits(ctx),
    // A first visit loads about thirty files, so only requests that cost work are counted, such as a picture's PNG.
    allowList: ({ routeOptions: { url = '' }, params }) =>
      /^\/(assets|icons)\//.test(url) || (url.startsWith('/pictures/') && !isPainted(params)),
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await addFiles(app)
  addPictures(ctx, app)
  addUnitPictures(ctx, app)
  addIcons(app)
  addRobots(app, config.bases)
  addSpeculation(app, config.bases)
  addOffline(app, bases, offlinePages(bases, ctx))
  addPapers(app, config, ctx)
  await app.register(addApi, { ctx, bases, ordersPerMinute, ...(officeToken && { officeToken }) })
  addConsent(app, bases)
  addDemoPages(app, config, ctx)
  addReports(app, bases, telemetry)
  await addPages(app, ctx, bases, drawFailure)
  return app
}

/** Decodes the name the way the route does, however it was escaped. */
function isPainted(params: unknown): boolean {
  return Object.values(params ?? {}).some(name => String(name).endsWith('.png'))
}

/** The routes for browser errors, only if errors are reported to a service. */
function addReports(app: FastifyInstance, bases: Bases, { log, report }: Telemetry) {
  if (!report) return
  addBrowserErrors(app, { bases, log, report, pageAt: (...at) => pageOf(bases, ...at) })
}

/** The HTTP server of a process that only works in the background: whether it is alive, and ready. */
export async function createWorkerApp(config: Config, ctx: Context, telemetry: Telemetry) {
  const app = serverOf(config)
  const placeOf = createPlaceOf(config.bases)
  addRequestLog(app, { ...telemetry, placeOf, errorsTo: undefined })
  addHealth(ctx, app)
  return app
}

/** The HTTP server of a shop in quarantine: it is alive, and serves nothing. */
export function createQuarantineApp(config: Config) {
  const app = serverOf(config)
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up', version }),
  )
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply.header('retry-after', '60'), {
      status: 503,
      code: 'unavailable',
      reason: 'quarantine',
      title: 'The shop was restored from a backup and is not released yet.',
    }),
  )
  return app
}

/** The routes for labels, invoices and photos, each accessible to the people they concern. */
function addPapers(app: FastifyInstance, { ordersPerMinute }: Config, ctx: Context) {
  addClaimFiles(ctx, app)
  addInspectionPhotos(ctx, app)
  addTradeInFiles(ctx, app)
  addInvoices(ctx, app, ordersPerMinute)
  addWarrantyCards(ctx, app, ordersPerMinute)
  addReturnFiles(ctx, app)
  addOfficeFiles(ctx, app)
}

/** Pages for the operator of a demo: the emails sent, and the events of visitors who gave consent. */
function addDemoPages(app: FastifyInstance, { mode, bases }: Config, ctx: Context) {
  if (mode === 'demo') addMailbox(ctx, app)
  if (ctx.storedEvents) addCollector(app, bases, ctx.storedEvents)
}

/** The browser's files, compressed at build time; in development Vite serves them. */
async function addFiles(app: FastifyInstance) {
  if (!import.meta.env.PROD) return
  await app.register(files, {
    root: resolve('build/client'),
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? immutable : 'public, max-age=3600',
      ),
  })
}
