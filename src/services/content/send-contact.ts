import { randomUUID } from 'node:crypto'
import {
  type ContactField,
  type ContactForm,
  checkContact,
} from '#domain/content/contact-message.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { ContactMessageStore } from '#store/content/contact-messages.ts'
import type { Tries } from '../identity/tries.ts'
import { writeContactNotice, writeContactReceipt } from '../mail/write-contact-emails.ts'

export type ContactRefusal =
  | { readonly kind: 'form'; readonly errors: readonly ContactField[] }
  | { readonly kind: 'captcha-needed' }
  | { readonly kind: 'too-many-tries' }

export type SentContact = {
  readonly market: Market
  readonly form: ContactForm
  /** The solved captcha. */
  readonly captcha: string
  /** The IP address. */
  readonly address: string
}

type Deps = {
  readonly messages: ContactMessageStore
  readonly companyOf: (market: Market) => Company
  readonly verifyCaptcha: (solution: string) => Promise<boolean>
  readonly callerHash: (address: string) => string
  readonly tries: Tries
  readonly now: () => Date
}

/** Per IP address and hour. */
const mostSent = 10

/** Stores a contact message and notifies the market's staff; the sender gets a copy. */
export function makeSendContact({
  messages,
  companyOf,
  verifyCaptcha,
  callerHash,
  tries,
  now,
}: Deps) {
  return async ({
    market,
    form,
    captcha,
    address,
  }: SentContact): Promise<Result<void, ContactRefusal>> => {
    const checked = checkContact(form)
    if (!checked.ok) return checked
    if (captcha === '' || !(await verifyCaptcha(captcha))) return refuse({ kind: 'captcha-needed' })
    if ((await tries.take(`contact ${callerHash(address)}`)) > mostSent)
      return refuse({ kind: 'too-many-tries' })
    const company = companyOf(market)
    const email = { market, message: checked.value, company }
    const of = { orderId: null, market }
    const id = randomUUID()
    await messages.save({ ...checked.value, id, market, sentAt: now() }, [
      { ...of, id, recipient: company.email, ...writeContactNotice(email) },
      { ...of, id: randomUUID(), recipient: checked.value.email, ...writeContactReceipt(email) },
    ])
    return ok(undefined)
  }
}
