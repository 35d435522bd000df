import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawAccessory } from '#domain/device/drawing/accessory.ts'
import { drawDevice } from '#domain/device/drawing/draw.ts'
import { drawGrade } from '#domain/device/drawing/grade-picture.ts'
import type { Picture } from '#services/catalogue/find-picture.ts'
import { sendProblem } from './problem.ts'
import { keepRecent } from './recent.ts'
import type { Shop } from './shop.ts'

const immutable = 'public, max-age=31536000, immutable'
const keptSvgs = 500
const keptPngs = 100
/** Mails show pictures this wide. */
const pngWidth = 560

/** design/README.md "Device pictures": the same drawing for ever under one address; mails take the PNG of it. */
export const addPictures = (app: FastifyInstance, shop: Pick<Shop, 'findPicture'>) => {
  const svgs = keepRecent<string>(keptSvgs)
  const pngs = keepRecent<Buffer>(keptPngs)
  app.get<{ Params: { file: string } }>('/pictures/v1/:file', async (request, reply) => {
    const [, name, ending] = /^([a-z0-9-]{1,200})\.(svg|png)$/.exec(request.params.file) ?? []
    const found = name && (await shop.findPicture(`/pictures/v1/${name}.svg`))
    if (!found) return unknown(reply)
    const svg = await svgs(name, async () => draw(found))
    reply.header('cache-control', immutable)
    if (ending === 'svg') return reply.type('image/svg+xml').send(svg)
    return reply.type('image/png').send(await pngs(name, () => rasterize(svg)))
  })
}

const draw = (picture: Picture): string => {
  switch (picture.kind) {
    case 'device':
      return drawDevice(picture.device, picture.view)
    case 'accessory':
      return drawAccessory(picture.accessory)
    case 'grade':
      return drawGrade(picture.grade)
  }
}

/** Off the main thread; loaded with the first mail picture, so that the shop starts without it. */
const rasterize = async (svg: string): Promise<Buffer> => {
  const { renderAsync } = await import('@resvg/resvg-js')
  const fitTo = { mode: 'width', value: pngWidth } as const
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng()
}

const unknown = (reply: FastifyReply) =>
  sendProblem(reply, {
    status: 404,
    code: 'unknown-picture',
    title: 'There is no such picture.',
  })
