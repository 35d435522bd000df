import { randomUUID } from 'node:crypto'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  checkUnlisted,
  type UnlistedField,
  type UnlistedForm,
} from '#domain/trade-in/unlisted-device.ts'
import { insertContactMessage } from '#store/content/contact-messages.ts'
import { mayWrite } from '../content/send-contact.ts'
import type { Context } from '../context.ts'
import { mailTextsOf } from '../mail/mail-texts.ts'
import { writeUnlistedForStaff, writeUnlistedReceipt } from '../mail/write-unlisted-emails.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'keys' | 'settings' | 'captcha' | 'tries'>

export type UnlistedRefusal =
  | { readonly kind: 'form'; readonly errors: readonly UnlistedField[] }
  | { readonly kind: 'captcha-needed' }
  | { readonly kind: 'too-many-tries' }

export type SentUnlisted = {
  readonly market: Market
  readonly form: UnlistedForm
  /** The solved captcha. */
  readonly captcha: string
  /** The IP address. */
  readonly address: string
}

/**
 * A device that is not in the list: stored as a message with a task for staff, who answer with a quote or a recycling
 * label within two working days; the seller gets a copy (sell.md, Rulings). The task itself names nobody.
 */
export async function askAboutUnlisted(
  ctx: Ctx,
  { market, form, captcha, address }: SentUnlisted,
): Promise<Result<void, UnlistedRefusal>> {
  const checked = checkUnlisted(form)
  if (!checked.ok) return checked
  if (captcha === '' || !(await ctx.captcha.verify(captcha)))
    return refuse({ kind: 'captcha-needed' })
  if (!(await mayWrite(ctx, address))) return refuse({ kind: 'too-many-tries' })
  const company = ctx.settings.companyOf(market)
  const { device: message, email, choice } = checked.value
  const texts = mailTextsOf(ctx, market)
  const written = { market, request: checked.value, company, texts }
  const common = { orderId: null, market }
  const id = randomUUID()
  await insertContactMessage(
    ctx.db,
    ctx.keys.seal,
    { id, market, name: '', email, topic: 'sale', message, sentAt: ctx.clock() },
    [
      { ...common, id, recipient: company.email, ...writeUnlistedForStaff(written) },
      { ...common, id: randomUUID(), recipient: email, ...writeUnlistedReceipt(written) },
    ],
    { market, kind: 'device-not-listed', subjectId: id, facts: { choice } },
  )
  return ok(undefined)
}
