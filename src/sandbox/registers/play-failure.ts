import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** Longer than the shop lets a customer wait. */
const tooLongMs = 6_000

/**
 * Simulates a failure by the digits before the check digit: …503 is an outage, …504 a timeout, …602 an HTML page
 * instead of JSON.
 */
export async function playFailure(digits: string, reply: FastifyReply): Promise<boolean> {
  const magic = digits.slice(0, -1)
  if (magic.endsWith('503')) reply.code(503).send({ error: 'Service unavailable' })
  else if (magic.endsWith('602'))
    reply.type('text/html').send('<html><h1>Request rejected</h1></html>')
  else if (magic.endsWith('504')) {
    await pause(tooLongMs, undefined, { ref: false })
    reply.code(504).send()
  } else return false
  return true
}
