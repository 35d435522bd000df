import type { FastifyInstance } from 'fastify'
import { drawPage, html } from '../pages/draw-page.ts'
import type { World } from '../world.ts'
import { type CourierWords, courierWords } from './courier-words.ts'
import { type Courier, findParcel, happened } from './parcels.ts'

/** Where a shopper follows a parcel: what has happened to it, the newest first. */
export function addTrackingPage(app: FastifyInstance, world: World, courier: Courier) {
  return app.get<{ Params: { awb: string } }>('/track/:awb', (request, reply) => {
    const words = courierWords[courier]
    const parcel = findParcel(world, courier, request.params.awb)
    const rows = (parcel ? happened(world, parcel) : [])
      .toReversed()
      .map(({ mark, at }) => html`<dt>${words.marks[mark]}</dt><dd>${timeOf(words, at)}</dd>`)
    const content = parcel
      ? html`<p class="hint">${parcel.awb}</p><dl>${rows}</dl>`
      : html`<p>${words.unknown}</p>`
    const status = parcel ? 200 : 404
    const page = drawPage(words.language, words.name, words.title, content, status)
    return reply
      .code(status)
      .headers(page.headers ?? {})
      .send(page.body)
  })
}

function timeOf({ locale, timeZone }: CourierWords, at: number) {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
}
