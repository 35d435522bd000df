import type { InboundPaper } from '#services/inbound/open-inbound-label.ts'
import { notFound, personal } from '../page-request.ts'

/**
 * The label of a parcel to the shop, for a route whose services found the requester to be its sender. Throws a 404 if
 * there is no label, or the parcel was handed over already.
 */
export function inboundLabel(paper: InboundPaper | undefined): Response {
  if (!paper) throw notFound()
  return new Response(new Uint8Array(paper.pdf), {
    headers: {
      ...personal,
      'x-robots-tag': 'noindex',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paper.fileName}"`,
    },
  })
}
