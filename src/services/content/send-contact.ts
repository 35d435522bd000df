import { randomUUID } from 'node:crypto'
import {
  type ContactField,
  type ContactForm,
  checkContact,
} from '#domain/content/contact-message.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertContactMessage } from '#store/content/contact-messages.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeContactForStaff, writeContactReceipt } from '../mail/write-contact-emails.ts'
import { clientHash } from '../order/client-hash.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'keys' | 'settings' | 'captcha' | 'tries'>

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

/** Per IP address and hour, whatever the messages are about. */
const mostSent = 10

/** Counts a message to the shop; false if its IP address has sent too many. */
export async function mayWrite(
  ctx: Pick<Context, 'keys' | 'tries'>,
  address: string,
): Promise<boolean> {
  const sent = await ctx.tries.contact.take(`contact ${clientHash(ctx.keys.secret, address)}`)
  return sent <= mostSent
}

/** Stores a contact message and notifies the market's staff; the sender gets a copy. */
export async function sendContact(
  ctx: Ctx,
  { market, form, captcha, address }: SentContact,
): Promise<Result<void, ContactRefusal>> {
  const checked = checkContact(form)
  if (!checked.ok) return checked
  if (captcha === '' || !(await ctx.captcha.verify(captcha)))
    return refuse({ kind: 'captcha-needed' })
  if (!(await mayWrite(ctx, address))) return refuse({ kind: 'too-many-tries' })
  const company = ctx.settings.companyOf(market)
  const texts = mailTextsOf(ctx, market)
  const email = { market, message: checked.value, company, texts }
  const common = { orderId: null, market }
  const id = randomUUID()
  await insertContactMessage(
    ctx.db,
    ctx.keys.seal,
    { ...checked.value, id, market, sentAt: ctx.clock() },
    [
      { ...common, id, recipient: company.email, ...writeContactForStaff(email) },
      {
        ...common,
        id: randomUUID(),
        recipient: checked.value.email,
        ...writeContactReceipt(email),
      },
    ],
  )
  return ok(undefined)
}
