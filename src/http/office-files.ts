import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#domain/is-uuid.ts'
import type { Market } from '#domain/market/market.ts'
import { marketsWith } from '#domain/staff/grant.ts'
import type { Permission } from '#domain/staff/role.ts'
import { exportFile } from '#services/account/export-file.ts'
import type { Context } from '#services/context.ts'
import { exportKinds, exportTable } from '#services/import/export-table.ts'
import { openSepaFile } from '#services/payout/sepa/create-sepa-file.ts'
import {
  bookFormats,
  bookKinds,
  exportBook,
  monthOf,
  openBookedInvoice,
} from '#services/staff/books.ts'
import { joinLabels } from '#services/staff/dispatch.ts'
import { openOfficeClaimPhoto } from '#services/staff/office-claims.ts'
import { findOfficeMember } from '#services/staff/office-members.ts'
import { openOfficeLabel } from '#services/staff/office-order.ts'
import { fileMarkets } from '#services/staff/office-payouts.ts'
import { openReturnBackLabel } from '#services/staff/office-return.ts'
import { openOfficePhoto, openTradeInBackLabel } from '#services/staff/office-trade-in.ts'
import { findOfficeUnit, openUnitPhoto } from '#services/staff/office-units.ts'
import { viewStaff } from '#services/staff/view-staff.ts'
import { exportTrail } from '#services/staff/view-trail.ts'
import { writeBoxLabel } from '#services/stock/write-box-label.ts'
import { notFound } from './api/endpoint.ts'
import { addOwnPhotos } from './own-photos.ts'
import { sendProblem } from './problem.ts'

/** Labels, photos and files for the bank, for staff who may see what they belong to; a 404 for everyone else. */
export function addOfficeFiles(ctx: Context, app: FastifyInstance) {
  const marketsOf = async (
    { headers }: FastifyRequest,
    permission: Permission,
  ): Promise<readonly Market[]> => {
    const viewer = await viewStaff(ctx, headers.cookie ?? '')
    return viewer ? marketsWith(viewer.staff.grants, permission) : []
  }

  addOwnPhotos(app, '/office/photos/:number/:photo', async (params, request) => {
    const { number = '', photo = '' } = params
    const markets = await marketsOf(request, 'trade-ins.read')
    return isUuid(photo) ? openOfficePhoto(ctx, markets, number, photo) : undefined
  })

  addOwnPhotos(app, '/office/claim-photos/:number/:photo', async (params, request) => {
    const { number = '', photo = '' } = params
    const markets = await marketsOf(request, 'claims.read')
    return isUuid(photo) ? openOfficeClaimPhoto(ctx, markets, number, photo) : undefined
  })

  addOwnPhotos(app, '/office/unit-photos/:id/:view', async ({ id = '', view = '' }, request) =>
    openUnitPhoto(ctx, await marketsOf(request, 'stock.read'), id, view),
  )

  app.get<{ Params: { id: string } }>('/office/box-labels/:id.pdf', async (request, reply) => {
    const markets = await marketsOf(request, 'stock.read')
    const unit = await findOfficeUnit(ctx, markets, request.params.id)
    const label = unit && (await writeBoxLabel(ctx, unit))
    return sendLabel(reply, label)
  })

  app.get<{ Params: { file: string } }>('/office/sepa/:file.xml', async (request, reply) => {
    const markets = await marketsOf(request, 'payouts.pay')
    const mayOpen = fileMarkets(ctx).every(market => markets.includes(market))
    const file = mayOpen ? await openSepaFile(ctx, request.params.file) : undefined
    if (!file) return sendProblem(reply, notFound)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file.messageId}.xml"`)
      .type('application/xml')
      .send(file.xml)
  })

  app.get<{ Params: { id: string } }>('/office/invoices/:id.pdf', async (request, reply) => {
    const { id } = request.params
    const markets = await marketsOf(request, 'orders.read')
    const paper = isUuid(id) ? await openBookedInvoice(ctx, markets, id) : undefined
    if (!paper) return sendProblem(reply, notFound)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename="${paper.fileName}"`)
      .type('application/pdf')
      .send(paper.pdf)
  })

  app.get<{ Params: { kind: string; format: string }; Querystring: Query }>(
    '/office/books/:kind.:format',
    async (request, reply) => {
      const kind = bookKinds.find(each => each === request.params.kind)
      const format = bookFormats.find(each => each === request.params.format)
      const markets = await marketsOf(request, 'books.read')
      const market = markets.find(each => each === request.query.market)
      if (!kind || !format || !market) return sendProblem(reply, notFound)
      const month = monthOf(ctx, market, request.query.month ?? null)
      const book = await exportBook(ctx, kind, format, market, month)
      const name = `${kind}-${market}-${month}`
      if (typeof book === 'string') return sendCsv(reply, name, book)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="kintsu-${name}.xlsx"`)
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(book)
    },
  )

  app.get<{ Params: { kind: string }; Querystring: Query }>(
    '/office/exports/:kind.csv',
    async (request, reply) => {
      const kind = exportKinds.find(each => each === request.params.kind)
      const markets = await marketsOf(request, 'catalogue.change')
      const market = markets.find(each => each === request.query.market)
      if (!kind || !market) return sendProblem(reply, notFound)
      return sendCsv(reply, `${kind}-${market}`, await exportTable(ctx, kind, market))
    },
  )

  app.get<{ Params: { id: string } }>('/office/members/:id.zip', async (request, reply) => {
    const { id } = request.params
    const markets = await marketsOf(request, 'members.change')
    const member = await findOfficeMember(ctx, markets, id)
    const file = member && (await exportFile(ctx, id))
    if (!file) return sendProblem(reply, notFound)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="kintsu-${id}.zip"`)
      .type('application/zip')
      .send(Readable.from(file))
  })

  app.get<{ Querystring: Query }>('/office/audit.csv', async (request, reply) => {
    const markets = await marketsOf(request, 'audit.read')
    if (markets.length === 0) return sendProblem(reply, notFound)
    const { subject, action, actor } = request.query
    return sendCsv(reply, 'audit', await exportTrail(ctx, { markets, subject, action, actor }))
  })

  app.get<{ Querystring: Query }>('/office/labels/batch.pdf', async (request, reply) => {
    const { market, carrier = '' } = request.query
    const own = await marketsOf(request, 'orders.ship')
    const asked = own.filter(each => market === undefined || each === market)
    const labels = asked.length > 0 ? await joinLabels(ctx, asked, carrier) : undefined
    return sendLabel(reply, labels)
  })

  app.get<{ Params: { number: string } }>(
    '/office/labels/trade-in-back/:number.pdf',
    async (request, reply) => {
      const markets = await marketsOf(request, 'trade-ins.read')
      return sendLabel(reply, await openTradeInBackLabel(ctx, markets, request.params.number))
    },
  )

  app.get<{ Params: { number: string } }>(
    '/office/labels/return-back/:number.pdf',
    async (request, reply) => {
      const markets = await marketsOf(request, 'returns.read')
      return sendLabel(reply, await openReturnBackLabel(ctx, markets, request.params.number))
    },
  )

  app.get<{ Params: { number: string; parcel: string } }>(
    '/office/labels/:number/:parcel.pdf',
    async (request, reply) => {
      const { number, parcel } = request.params
      const markets = await marketsOf(request, 'orders.read')
      const label = isUuid(parcel) ? await openOfficeLabel(ctx, markets, number, parcel) : undefined
      return sendLabel(reply, label)
    },
  )
}

function sendLabel(reply: FastifyReply, label: Buffer | undefined) {
  if (!label) return sendProblem(reply, notFound)
  return reply.header('cache-control', 'private, no-store').type('application/pdf').send(label)
}

type Query = Readonly<Record<string, string | undefined>>

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
function sendCsv(reply: FastifyReply, name: string, csv: string) {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="kintsu-${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(`\uFEFF${csv}`)
}
