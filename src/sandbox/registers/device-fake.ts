import type { FastifyInstance } from 'fastify'
import type { Fake } from '../fake.ts'
import { playFailure } from './play-failure.ts'

type CheckBody = { readonly imei?: unknown; readonly serial?: unknown } | undefined

/** The status by the digits before an IMEI's check digit, or at the end of a serial number. */
const verdicts = [
  { ending: '666', status: 'stolen' },
  { ending: '667', status: 'blocked' },
  { ending: '668', status: 'locked' },
] as const

function devices(app: FastifyInstance) {
  app.post<{ Body: CheckBody }>('/v1/checks', async (request, reply) => {
    const { imei, serial } = request.body ?? {}
    // Simulated failures depend on the characters before the last one.
    const identifier = imei === undefined ? `${String(serial ?? '')}0` : String(imei)
    if (await playFailure(identifier, reply)) return reply
    const withoutCheckDigit = identifier.slice(0, -1)
    const found = verdicts.find(({ ending }) => withoutCheckDigit.endsWith(ending))
    return reply.send({ status: found?.status ?? 'clean' })
  })
}

/** A fake register of lost and stolen devices. */
export const deviceFakes: readonly Fake[] = [{ prefix: '/devices', register: devices }]
