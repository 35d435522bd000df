import { z } from 'zod'
import type { CartDocument, SharedCart } from '#domain/cart/document.ts'
import type { Accessory, BatteryLine } from '#domain/cart/line.ts'
import {
  cartFromStored,
  cartToStored,
  type Stored,
  type StoredPhone,
} from '#domain/cart/stored-cart.ts'
import type { CartPatch, SharedKeys } from '#domain/cart/write-document.ts'
import type { Market } from '#domain/market/market.ts'
import { isKeepable } from './bounded.ts'
import { codeSchema, idSchema } from './cart-part.ts'
import { marketSchema } from './market.ts'
import { currencySchema } from './money.ts'
import { plainText } from './query.ts'
import type { Schema } from './schema.ts'

const mostLines = 50

/**
 * Lines are stored without validation: the reader of a document restores them (domain/cart/revive). Only the fields that
 * distinguish them are known here.
 */
function linesOf<Line>(known: Readonly<Record<string, z.ZodType>>) {
  return z
    .array(z.looseObject(known).refine(line => isKeepable(line)))
    .max(mostLines) as unknown as Schema<readonly Line[]>
}

const lineId = { lineId: idSchema }
const deviceAccessories = z.array(z.looseObject(lineId)).max(mostLines)
const promoSchema = z.strictObject({ code: codeSchema, percentage: z.number().min(0).max(100) })

/** The keys that all carts share, as the specification names them (Spec 3.4). */
const shared = {
  cartId: idSchema,
  currency: currencySchema,
  phoneCart: linesOf<StoredPhone>({ id: idSchema, deviceAccessories }),
  accessoryCart: linesOf<Accessory>({ ...lineId, isWrappingTax: z.boolean() }),
  batteryCart: linesOf<BatteryLine>({ phoneId: idSchema }),
  giftWrap: z.strictObject({ isActive: z.boolean(), is_wrapping_tax: z.boolean() }),
  checkoutStep: plainText(40),
  expireAt: z.int().min(0),
}

function optional<Value>(schema: Schema<Value>) {
  return schema.exactOptional()
}

const sharedKeysSchema = z.strictObject({
  cartId: optional(shared.cartId),
  currency: optional(shared.currency),
  phoneCart: optional(shared.phoneCart),
  accessoryCart: optional(shared.accessoryCart),
  batteryCart: optional(shared.batteryCart),
  giftWrap: optional(shared.giftWrap),
  checkoutStep: optional(shared.checkoutStep),
  expireAt: optional(shared.expireAt),
  promo: promoSchema.nullable().exactOptional(),
})

export type CartDocumentPatch = CartPatch & { readonly market: Market }
type PatchOnWire = Omit<CartDocumentPatch, 'keys'> & { readonly keys: Stored<SharedKeys> }

/** The top-level keys that changed since `baseRevision`; a promo of null is removed (Spec 7.2). */
export const cartDocumentPatchSchema: Schema<CartDocumentPatch> = z.strictObject({
  market: marketSchema,
  baseRevision: z.int().min(0).max(2_147_483_646),
  stateVersion: plainText(40).min(1),
  keys: sharedKeysSchema.transform(keys => cartFromStored<SharedKeys>(keys)),
})

export function patchToWire(patch: CartDocumentPatch): PatchOnWire {
  return { ...patch, keys: cartToStored(patch.keys) }
}

/** The owner of the cart, as a value that only the shop can compute: the same for every market and browser of one member. */
const owner = { owner: z.string() }

export const cartDocumentWrittenSchema = z.object({
  ...owner,
  revision: z.int(),
  timestamp: z.int(),
})

export type OwnedCartDocument = CartDocument & { readonly owner: string }
export type CartDocumentOnWire = Omit<OwnedCartDocument, 'cart'> & {
  readonly cart: Stored<SharedCart>
}

/** Also the data of the events in the stream. */
export const cartDocumentSchema: Schema<CartDocumentOnWire> = z.object({
  ...owner,
  revision: z.int().min(0),
  timestamp: z.int().min(0),
  stateVersion: z.string(),
  cart: z.object({ ...shared, promo: promoSchema.exactOptional() }),
  removed: z.array(z.string()),
})

/** With its owner to a browser; browsers store it without. */
export function documentToWire<Document extends CartDocument>(document: Document) {
  return { ...document, cart: cartToStored<SharedCart>(document.cart) }
}
