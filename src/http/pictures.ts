import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawAccessory } from '#drawing/accessory.ts'
import { drawDevice, drawWorn } from '#drawing/draw.ts'
import { drawGrade } from '#drawing/grade-picture.ts'
import { drawSharedCard } from '#drawing/shared-card.ts'
import type { Picture } from '#services/catalogue/picture-index.ts'
import type { Context } from '#services/context.ts'
import { openPassportPicture } from '#services/stock/view-passport.ts'
import { sendProblem } from './problem.ts'
import { rasterize } from './rasterize.ts'
import { cacheRecent } from './recent.ts'

const immutable = 'public, max-age=31536000, immutable'
const cachedSvgs = 250
const cachedPngs = 50
/** The width of pictures in emails. */
const pngWidth = 560
/** The width of pictures for link previews. */
const cardWidth = 1200

/** The drawing at a URL never changes; emails use its PNG. */
export function addPictures(ctx: Context, app: FastifyInstance) {
  const svgs = cacheRecent<string>(cachedSvgs)
  const pngs = cacheRecent<Buffer>(cachedPngs)
  app.get<{ Params: { file: string } }>('/pictures/v1/:file', async (request, reply) => {
    const [, name, ending] = /^([a-z0-9-]{1,200})\.(svg|png)$/.exec(request.params.file) ?? []
    const drawingName = name?.replace(/-share$/, '-pair')
    const found = drawingName && (await ctx.pictures.find(`/pictures/v1/${drawingName}.svg`))
    if (!found || name === undefined) return unknown(reply)
    if (name !== drawingName) {
      if (ending === 'svg' || found.kind !== 'device') return unknown(reply)
      const card = await pngs(name, () => rasterize(drawSharedCard(found.device), cardWidth))
      return reply.header('cache-control', immutable).type('image/png').send(card)
    }
    const svg = await svgs(name, async () => draw(found))
    reply.header('cache-control', immutable)
    if (ending === 'svg') return reply.type('image/svg+xml').send(svg)
    return reply.type('image/png').send(await pngs(name, () => rasterize(svg, pngWidth)))
  })
}

/** The photos of a device with a passport; kept for minutes, because staff may take them again. */
export function addUnitPictures(ctx: Context, app: FastifyInstance) {
  app.get<{ Params: { code: string; view: string } }>(
    '/pictures/units/:code/:view.webp',
    async ({ params: { code, view } }, reply) => {
      const picture = await openPassportPicture(ctx, code, view)
      if (!picture) return unknown(reply)
      return reply
        .header('cache-control', 'public, max-age=300')
        .header('x-robots-tag', 'noindex')
        .type('image/webp')
        .send(picture)
    },
  )
}

function draw(picture: Picture): string {
  switch (picture.kind) {
    case 'device':
      return drawDevice(picture.device, picture.view)
    case 'worn':
      return drawWorn(picture.device, picture.grade)
    case 'accessory':
      return drawAccessory(picture.accessory)
    case 'grade':
      return drawGrade(picture.grade)
  }
}

function unknown(reply: FastifyReply) {
  return sendProblem(reply, {
    status: 404,
    code: 'unknown-picture',
    title: 'There is no such picture.',
  })
}
