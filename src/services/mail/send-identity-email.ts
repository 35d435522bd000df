import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Context } from '../context.ts'
import { type IdentityEmailMessage, readIdentityEmail } from '../identity/emails.ts'
import type { IdentityEmail, IdentityUpdate } from './identity-email.ts'
import { mailTextsOf } from './mail-texts.ts'
import { writeIdentityEmail } from './write-identity-email.ts'

type Ctx = Pick<Context, 'db' | 'clock' | 'keys' | 'settings' | 'bases' | 'mailer' | 'mailboxLinks'>

/**
 * Handles `identity-letter`: stores the email under the message's id and sends it; a repeated call sends it at most
 * once more. An expired email is not sent.
 */
export async function sendIdentityEmail(ctx: Ctx, { id, payload }: Message): Promise<void> {
  const message = readIdentityEmail(payload)
  if ('until' in message && Date.parse(message.until ?? '') <= ctx.clock().getTime()) return
  const outgoing = emailOf(ctx, message)
  const written = writeIdentityEmail(outgoing)
  const stored =
    ctx.mailboxLinks === 'links'
      ? written
      : writeIdentityEmail({ ...outgoing, link: withoutQuery(outgoing.link) })
  const { market, email } = message
  const row = { id, orderId: null, market, recipient: email, ...stored }
  if ((await writeMail(ctx.db, ctx.keys.seal, row)) === 'already-sent') return
  await ctx.mailer({ id, recipient: email, ...written })
  await markMailSent(ctx.db, id)
}

function emailOf(ctx: Ctx, message: IdentityEmailMessage): IdentityEmail {
  const { market, name } = message
  const linkTo = (page: Page, query: readonly QueryPair[] = []) =>
    absoluteUrl(ctx.bases[market], buildUrl(market, page, [], query))
  const common = {
    market,
    company: ctx.settings.companyOf(market),
    texts: mailTextsOf(ctx, market),
    ...(name !== undefined && { name }),
  }
  switch (message.kind) {
    case 'have-account': {
      const update = { kind: message.kind, otherLink: linkTo('forgot-password') }
      return { ...common, update, link: linkTo('login') }
    }
    case 'password-changed':
    case 'passkey-added':
      return { ...common, update: { kind: message.kind }, link: linkTo('forgot-password') }
    case 'verify':
    case 'sign-in-link':
    case 'reset':
    case 'new-email':
    case 'email-change': {
      const { kind, sealed, next, until } = message
      const update: IdentityUpdate = { kind, ...(until !== undefined && { until }) }
      const [page, key] = opens[kind]
      const token = [key, ctx.keys.seal.open(sealed)] as const
      const nextPairs: readonly QueryPair[] = next === undefined ? [] : [['next', next]]
      return { ...common, update, link: linkTo(page, [token, ...nextPairs]) }
    }
  }
}

type Page = 'login' | 'register' | 'forgot-password'

/** The page that opens a token, and the name of its query parameter. */
const opens = {
  'sign-in-link': ['login', 'link'],
  verify: ['register', 'proof'],
  reset: ['forgot-password', 'reset'],
  'new-email': ['register', 'email'],
  'email-change': ['forgot-password', 'stop'],
} as const satisfies Record<string, readonly [Page, string]>

function withoutQuery(link: string): string {
  return link.split('?')[0] ?? ''
}
