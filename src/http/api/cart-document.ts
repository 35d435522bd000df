import {
  cartDocumentPatchSchema,
  cartDocumentSchema,
  cartDocumentWrittenSchema,
  documentToWire,
} from '#contract/cart-document.ts'
import { marketQuerySchema } from '#contract/query.ts'
import { ok, refuse } from '#domain/result.ts'
import { cartOwner } from '#services/cloud/owner.ts'
import { type PatchRefusal, patchDocument } from '#services/cloud/patch-document.ts'
import { readDocument } from '#services/cloud/read-document.ts'
import { isSessionStarted, noCartSession } from './cart-access.ts'
import { endpoint, type Refused } from './endpoint.ts'
import { exampleDocument, exampleKeys, exampleOwner } from './example-document.ts'

const path = '/api/cart-document/'

export const readCartDocumentEndpoint = endpoint({
  method: 'GET',
  path,
  summary: "The signed-in member's cart of a market; revision 0 is an empty one nobody wrote yet.",
  access: 'member',
  query: marketQuerySchema,
  answer: cartDocumentSchema,
  refuses: [400, 401, 429, 503],
  example: { query: { market: 'ro' }, answer: exampleDocument },
  serve: async ({ ctx, member, query, request }) => {
    if (!isSessionStarted(ctx, member, request)) return refuse(noCartSession)
    const { userId } = member
    const document = await readDocument(ctx, { userId, market: query.market })
    return ok(documentToWire({ owner: cartOwner(ctx, userId), ...document }))
  },
})

export const writeCartDocumentEndpoint = endpoint({
  method: 'PATCH',
  path,
  summary:
    'Merges top-level keys into the cart they were made from; 409 where it has another revision by now.',
  access: 'member',
  mostBytes: 100 * 1024,
  body: cartDocumentPatchSchema,
  answer: cartDocumentWrittenSchema,
  refuses: [400, 401, 403, 409, 413, 415, 422, 429, 503],
  example: {
    body: { market: 'ro', baseRevision: 7, stateVersion: '2', keys: exampleKeys },
    answer: { owner: exampleOwner, revision: 8, timestamp: 1_779_271_200_000 },
  },
  serve: async ({ ctx, member, body, request }) => {
    if (!isSessionStarted(ctx, member, request)) return refuse(noCartSession)
    const { userId } = member
    const { market, ...patch } = body
    const result = await patchDocument(ctx, { userId, market }, patch)
    return result.ok
      ? ok({ owner: cartOwner(ctx, userId), ...result.value })
      : refuse(refusedOf(result.refusal))
  },
})

function refusedOf({ kind }: PatchRefusal): Refused {
  switch (kind) {
    case 'moved':
      return {
        status: 409,
        code: 'cart-document-moved',
        title: 'The cart has changed since; read it, merge and try again.',
      }
    case 'other-version':
      return {
        status: 409,
        code: 'cart-version-changed',
        title: 'Carts are kept otherwise by now; load the page again.',
        field: 'stateVersion',
      }
    case 'incomplete':
      return {
        status: 422,
        code: 'cart-document-incomplete',
        title: 'A new cart, or one of another state version, is written whole.',
        field: 'keys',
      }
  }
}
