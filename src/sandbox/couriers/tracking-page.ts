import type { FastifyInstance } from 'fastify'
import { drawPage, html } from '../pages/draw-page.ts'
import type { World } from '../world.ts'
import { type CourierText, courierText } from './courier-text.ts'
import { type Courier, findParcel, happened } from './parcels.ts'

/** The page on which a customer tracks a parcel: its events, newest first. */
export function addTrackingPage(app: FastifyInstance, world: World, courier: Courier) {
  return app.get<{ Params: { awb: string } }>('/track/:awb', (request, reply) => {
    const text = courierText[courier]
    const parcel = findParcel(world, courier, request.params.awb)
    const rows = (parcel ? happened(world, parcel) : [])
      .toReversed()
      .map(({ mark, at }) => html`<dt>${text.marks[mark]}</dt><dd>${timeOf(text, at)}</dd>`)
    const content = parcel
      ? html`<p class="hint">${parcel.awb}</p><dl>${rows}</dl>`
      : html`<p>${text.unknown}</p>`
    const status = parcel ? 200 : 404
    const page = drawPage(text.language, text.name, text.title, content, status)
    return reply
      .code(status)
      .headers(page.headers ?? {})
      .send(page.body)
  })
}

function timeOf({ locale, timeZone }: CourierText, at: number) {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
}
