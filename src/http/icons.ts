import type { FastifyInstance } from 'fastify'
import { drawIcon, type IconShape, iconPath, markOf } from '#domain/market/icon.ts'
import { markets } from '#domain/market/market.ts'
import { sendProblem } from './problem.ts'
import { rasterize } from './rasterize.ts'
import { cacheRecent } from './recent.ts'

const immutable = 'public, max-age=31536000, immutable'

/** The icons for browsers, home screens and app lists; drawn on the first request, then cached (Spec 2.5). */
export function addIcons(app: FastifyInstance) {
  const pngs = cacheRecent<Buffer>(all.size)
  app.get<{ Params: { file: string } }>('/icons/v1/:file', async (request, reply) => {
    const icon = all.get(`/icons/v1/${request.params.file}`)
    if (!icon) return sendProblem(reply, unknown)
    const { mark, shape } = icon
    const svg = drawIcon(mark, shape)
    reply.header('cache-control', immutable)
    if (shape === 'plain') return reply.type('image/svg+xml').send(svg)
    const width = shape === 'maskable' ? 512 : shape
    return reply.type('image/png').send(await pngs(`${mark} ${shape}`, () => rasterize(svg, width)))
  })
}

const shapes = ['plain', 180, 192, 512, 'maskable'] as const satisfies readonly IconShape[]

const all = new Map(
  [...new Set(markets.map(markOf))].flatMap(mark =>
    shapes.map(shape => [iconPath(mark, shape), { mark, shape }] as const),
  ),
)

const unknown = {
  status: 404,
  code: 'unknown-picture',
  title: 'There is no such picture.',
} as const
