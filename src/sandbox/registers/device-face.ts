import type { FastifyInstance } from 'fastify'
import type { Face } from '../face.ts'
import { playTrouble } from './play-trouble.ts'

type Asked = { readonly imei?: unknown; readonly serial?: unknown } | undefined

/** By what stands before an IMEI's check digit, or at the end of a serial number. */
const verdicts = [
  { ending: '666', status: 'stolen' },
  { ending: '667', status: 'blocked' },
  { ending: '668', status: 'locked' },
] as const

function devices(app: FastifyInstance) {
  app.post<{ Body: Asked }>('/v1/checks', async (request, reply) => {
    const { imei, serial } = request.body ?? {}
    // Trouble looks at what stands before the last digit.
    const asked = imei === undefined ? `${String(serial ?? '')}0` : String(imei)
    if (await playTrouble(asked, reply)) return reply
    const told = asked.slice(0, -1)
    const found = verdicts.find(({ ending }) => told.endsWith(ending))
    return reply.send({ status: found?.status ?? 'clean' })
  })
}

/** A register of lost and stolen devices. */
export const deviceFaces: readonly Face[] = [{ prefix: '/devices', register: devices }]
