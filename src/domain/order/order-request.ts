import type { Company } from '#domain/address/company.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'

/** An address as requested by the client: places by id, because the server looks up their names. */
export type WrittenAddress = {
  readonly countyId: string
  readonly localityId: string
  readonly street: string
  readonly number: string
  readonly details?: string
  readonly postalCode: string
}

export type WrittenPlace =
  | { readonly kind: 'pickup'; readonly pointId: string }
  | { readonly kind: 'address'; readonly address: WrittenAddress }

export type WrittenBilling =
  | {
      readonly kind: 'personal'
      readonly person: ContactDetails
      readonly address?: WrittenAddress
    }
  | { readonly kind: 'corporate'; readonly company: Company; readonly address?: WrittenAddress }

/** A draft as it reaches the server: nothing in it is trusted before validation. */
export type OrderRequest = Omit<PlaceOrderDraft, 'place' | 'billing' | 'payment'> & {
  readonly place: WrittenPlace
  readonly billing: WrittenBilling
  readonly payment: Pick<PaymentChoice, 'type' | 'tac' | 'newsletter' | 'plan'>
}
