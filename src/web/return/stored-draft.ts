import { useEffect, useState } from 'react'
import type { AddressVariant } from '#domain/address/address.ts'
import { listOf, oneOf, optional, shape, text, wholeNumber } from '#domain/cart/narrow.ts'
import { pickupPointFields } from '#domain/checkout/read-values.ts'
import { type DeliveryKind, deliveryKinds } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import { type CourierHours, courierHours } from '#domain/inbound/courier-hours.ts'
import type { LineDraft } from '#domain/return/return-draft.ts'
import { returnReasons } from '#domain/return/return-view.ts'
import { createStoredText } from '#web/client/stored-text.ts'

/** For this tab only, until it is closed; never includes the bank account (quality.md "Attacks": canary IBAN). */
const storage = createStoredText(() => sessionStorage)

function keyOf(orderNumber: string) {
  return `kintsu-return-1-${orderNumber}`
}

export type StoredDraft = {
  readonly lines: readonly LineDraft[]
  readonly photos: readonly string[]
  readonly kind?: DeliveryKind
  readonly day: string
  readonly hours?: CourierHours | ''
  readonly from: AddressVariant
  readonly point?: PickupPoint
}

const readAddress = shape<AddressVariant>({
  county: text,
  locality: text,
  countyId: text,
  localityId: text,
  details: text,
  street: text,
  number: text,
  postalCode: text,
})

const readDraft = shape<StoredDraft>({
  lines: listOf(
    shape<LineDraft>({
      position: wholeNumber,
      reason: optional(oneOf(returnReasons)),
      words: optional(text),
    }),
  ),
  photos: listOf(text),
  kind: optional(oneOf(deliveryKinds)),
  day: text,
  hours: optional(oneOf(['', ...courierHours])),
  from: readAddress,
  point: optional(shape<PickupPoint>(pickupPointFields)),
})

/** What was filled in before a reload or before going back; known after hydration. */
export function useStoredDraft(orderNumber: string): StoredDraft | undefined {
  const [draft, setDraft] = useState<StoredDraft>()
  useEffect(() => setDraft(readStored(orderNumber)), [orderNumber])
  return draft
}

function readStored(orderNumber: string): StoredDraft | undefined {
  const json = storage.read(keyOf(orderNumber))
  if (json === undefined) return undefined
  try {
    return readDraft(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** Saved from the first change on. */
export function useSaveDraft(orderNumber: string, draft: StoredDraft) {
  const json = JSON.stringify(draft)
  const [initialJson] = useState(json)
  useEffect(() => {
    if (json !== initialJson) storage.write(keyOf(orderNumber), json)
  }, [orderNumber, json, initialJson])
}

/** Called when the form was sent. */
export function forgetDraft(orderNumber: string) {
  return storage.forget(keyOf(orderNumber))
}
