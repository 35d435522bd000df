import type { InboundPaper } from '#services/inbound/open-inbound-label.ts'
import { notFound, personal } from './page-request.ts'

/**
 * The label of a parcel to the shop, for a route whose subject's services found the asker to be its sender. Throws the
 * page of a missing thing where it has none, or was handed over already.
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
