import {
  cartDocumentWrittenSchema,
  type OwnedCartDocument,
  patchToWire,
} from '#contract/cart-document.ts'
import type { CartPatch } from '#domain/cart/write-document.ts'
import type { CartPlace } from '../cart-store.ts'
import { logged } from '../logged.ts'
import { call, codeIn, type Gone, json, noticed, within } from './let-in.ts'
import { readDocument } from './read-document.ts'

export type RequestContext =
  | Gone
  | { readonly kind: 'document'; readonly document: OwnedCartDocument }

export type Wrote =
  | Gone
  | { readonly kind: 'moved' }
  | { readonly kind: 'rejected' }
  | {
      readonly kind: 'accepted'
      readonly owner: string
      readonly revision: number
      readonly timestamp: number
    }

export type CloudHttp = {
  readonly ask: () => Promise<RequestContext>
  readonly write: (patch: CartPatch) => Promise<Wrote>
}

/** The document of one market, and the exchange that gives access to it (Spec 7.2 and 4.7). */
export function makeCloudHttp(place: CartPlace): CloudHttp {
  const ask = async (): Promise<RequestContext | 'no-pass'> => {
    const { status, result } = await call(`/api/cart-document/?market=${place.market}`)
    if (status === 401) return 'no-pass'
    const document = status === 200 ? readDocument(result, place) : undefined
    return document ? { kind: 'document', document } : { kind: noticed('read', status) }
  }

  const write = async (patch: CartPatch): Promise<Wrote | 'no-pass'> => {
    const sent = json('PATCH', patchToWire({ market: place.market, ...patch }))
    const { status, result } = await call('/api/cart-document/', sent)
    const read = cartDocumentWrittenSchema.safeParse(status === 200 ? result : undefined)
    if (read.success) return { kind: 'accepted', ...read.data }
    if (status === 409 && codeIn(result) === 'cart-document-moved') return { kind: 'moved' }
    if (status === 401) return 'no-pass'
    logged('cart document: write', status)
    const isFinal = status >= 400 && status < 500 && status !== 429 && status !== 408
    return { kind: isFinal ? 'rejected' : 'unreachable' }
  }

  return {
    ask: () => within(ask),
    write: patch => within(() => write(patch)),
  }
}
