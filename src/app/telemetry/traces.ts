import { AsyncLocalStorage } from 'node:async_hooks'
import type { TracingChannel } from 'node:diagnostics_channel'
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contextOf } from '#http/request-log.ts'
import { callChannel } from '#providers/call-channel.ts'
import { version } from '#services/telemetry/version.ts'
import { queryChannel } from '#store/query-channel.ts'
import type { TraceSettings } from '../config/telemetry-settings.ts'

const longestText = 1_000

/**
 * Traces of requests, jobs and outbox messages, with their statements and calls to third parties, sent as OTLP. They
 * contain names of routes and statements without values, never an address, a parameter or a value. Traces that callers
 * send are not continued: nobody outside decides what is recorded.
 */
export function startTraces({ url, share, environment }: TraceSettings) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'kintsu',
      'service.version': version,
      'deployment.environment.name': environment,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('kintsu', version)
  const active = new AsyncLocalStorage<Span>()
  const startRoot = (name: string, options: SpanOptions) =>
    tracer.startSpan(name, { ...options, root: true }, ROOT_CONTEXT)

  /** Spans of what is announced during a request or job; outside of one there is nothing to explain. */
  const follow = <Message extends object>(
    channel: TracingChannel<Message>,
    describe: (message: Message) => { readonly name: string; readonly attributes: Attributes },
  ) => {
    const spans = new WeakMap<object, Span>()
    const subscribers = {
      start: (message: Message) => {
        const parent = active.getStore()
        if (!parent?.isRecording()) return
        const { name, attributes } = describe(message)
        const options = { kind: SpanKind.CLIENT, attributes }
        spans.set(message, tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent)))
      },
      end: () => undefined,
      asyncStart: () => undefined,
      error: (message: Message) => void spans.get(message)?.setStatus(failed),
      asyncEnd: (message: Message & { readonly result?: unknown }) => {
        const span = spans.get(message)
        if (isRefusal(message.result)) span?.setStatus(failed)
        span?.end()
      },
    }
    channel.subscribe(subscribers)
    return () => channel.unsubscribe(subscribers)
  }
  const ends = [
    follow(queryChannel, ({ name, text }) => ({
      name: name ?? text.trimStart().split(/\s/, 1)[0] ?? 'query',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
    })),
    follow(callChannel, ({ name, host }) => ({ name, attributes: { 'server.address': host } })),
  ]

  /** Each request is a trace of its own. Call it after `addRequestLog`, whose names it uses. */
  const addRequests = (app: FastifyInstance) => {
    const spans = new WeakMap<FastifyRequest, Span>()
    app.addHook('onRequest', (request, reply, done) => {
      const { route = 'unknown', market, requestId } = contextOf(request) ?? {}
      const span = startRoot(`${request.method} ${route}`, {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          ...(market !== undefined && { 'kintsu.market': market }),
          ...(requestId !== undefined && { 'kintsu.request_id': requestId }),
        },
      })
      spans.set(request, span)
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.raw.statusCode)
        if (reply.raw.statusCode >= 500) span.setStatus(failed)
        span.end()
      })
      active.run(span, done)
    })
    // Reading the body loses the async context: it is restored here.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request)
      if (span) active.run(span, done)
      else done()
    })
  }

  /** Runs a job or the handler of a message as a trace of its own. */
  const traced = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const span = startRoot(name, { kind: SpanKind.CONSUMER })
    try {
      return await active.run(span, work)
    } catch (error) {
      span.setStatus(failed)
      throw error
    } finally {
      span.end()
    }
  }
  const stop = async () => {
    for (const end of ends) end()
    await provider.shutdown()
  }
  return { addRequests, traced, stop }
}

export type Traces = ReturnType<typeof startTraces>

/** Without a message: an error's text may contain anything. */
const failed = { code: SpanStatusCode.ERROR }

function isRefusal(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}
