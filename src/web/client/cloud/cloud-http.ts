import {
  cartDocumentWrittenSchema,
  type OwnedCartDocument,
  patchToWire,
} from '#contract/cart-document.ts'
import type { CartPatch } from '#domain/cart/write-document.ts'
import type { CartPlace } from '../cart-store.ts'
import { logWarning } from '../logged.ts'
import { call, codeIn, type Failure, json, logFailure, withPass } from './let-in.ts'
import { readDocument } from './read-document.ts'

export type DocumentResult =
  | Failure
  | { readonly kind: 'document'; readonly document: OwnedCartDocument }

export type WriteResult =
  | Failure
  | { readonly kind: 'moved' }
  | { readonly kind: 'rejected' }
  | {
      readonly kind: 'accepted'
      readonly owner: string
      readonly revision: number
      readonly timestamp: number
    }

export type CloudHttp = {
  readonly fetchDocument: () => Promise<DocumentResult>
  readonly write: (patch: CartPatch) => Promise<WriteResult>
}

/** The document of one market, and the exchange that gives access to it (Spec 7.2 and 4.7). */
export function createCloudHttp(place: CartPlace): CloudHttp {
  const fetchDocument = async (): Promise<DocumentResult | 'no-pass'> => {
    const { status, body } = await call(`/api/cart-document/?market=${place.market}`)
    if (status === 401) return 'no-pass'
    const document = status === 200 ? readDocument(body, place) : undefined
    return document ? { kind: 'document', document } : { kind: logFailure('read', status) }
  }

  const write = async (patch: CartPatch): Promise<WriteResult | 'no-pass'> => {
    const init = json('PATCH', patchToWire({ market: place.market, ...patch }))
    const { status, body } = await call('/api/cart-document/', init)
    const parsed = cartDocumentWrittenSchema.safeParse(status === 200 ? body : undefined)
    if (parsed.success) return { kind: 'accepted', ...parsed.data }
    if (status === 409 && codeIn(body) === 'cart-document-moved') return { kind: 'moved' }
    if (status === 401) return 'no-pass'
    logWarning('cart document: write', status)
    const isFinal = status >= 400 && status < 500 && status !== 429 && status !== 408
    return { kind: isFinal ? 'rejected' : 'unreachable' }
  }

  return {
    fetchDocument: () => withPass(fetchDocument),
    write: patch => withPass(() => write(patch)),
  }
}
