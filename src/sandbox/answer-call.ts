import type { FastifyReply, FastifyRequest } from 'fastify'
import type { About } from './journal.ts'
import type { AmountStep, Matched, Point, RespondStep } from './scenario.ts'
import type { World } from './world.ts'

/** A string body is sent as it is, anything else as JSON. */
export type Answer = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export type Call = Matched & About & { readonly point: Point }

/** What a scenario overrides in the response to this call. */
export type Scripted = {
  /** The status to report instead of the real one. */
  readonly poll?: string
  /** The amount to assume. */
  readonly amount?: AmountStep
}

/** The payment or order that the journal entry of a request is about. */
export const aboutOf = new WeakMap<FastifyRequest, About>()

/**
 * Answers a call of the shop as the scenarios require: late, not at all, or without a response. `work` is what the
 * provider does; it is skipped if the step says `before`, or if the shop has hung up by then.
 */
export async function answerCall(
  world: World,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (scripted: Scripted) => Answer | Promise<Answer>,
): Promise<FastifyReply> {
  aboutOf.set(request, call)
  const { delayMs, drop, respond, ...scripted } = world.scenarios.takeCall(call, call.point)
  if (delayMs.before > 0) await world.clock.wait(delayMs.before)
  if (drop === 'before' || hasHungUp(request)) return hangUp(world, call, request, reply)
  if (respond && respond.when !== 'after') return send(reply, answerOf(respond))
  const answer = await work(scripted)
  if (delayMs.after > 0) await world.clock.wait(delayMs.after)
  if (drop === 'after' || hasHungUp(request)) return hangUp(world, call, request, reply)
  return send(reply, respond ? answerOf(respond) : answer)
}

function hasHungUp({ raw }: FastifyRequest) {
  return raw.socket.destroyed
}

function answerOf({ status, body, html }: RespondStep): Answer {
  return html === undefined
    ? { status, body }
    : { status, body: html, headers: { 'content-type': 'text/html; charset=utf-8' } }
}

function send(reply: FastifyReply, { status = 200, headers = {}, body }: Answer) {
  reply.code(status).headers(headers)
  if (typeof body === 'string' || body === undefined) return reply.send(body)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function hangUp(world: World, about: About, request: FastifyRequest, reply: FastifyReply) {
  const { method, url: path, body } = request
  world.journal.write(about, {
    kind: 'call',
    method,
    path,
    request: body,
    status: 0,
    answer: undefined,
  })
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}
