import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Seal } from '#store/seal.ts'
import { type IdentityEmailMessage, readIdentityEmail } from '../identity/emails.ts'
import type { IdentityEmail, IdentityUpdate } from './identity-email.ts'
import { writeIdentityEmail } from './write-identity-email.ts'

type Deps = {
  readonly seal: Pick<Seal, 'open'>
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  /**
   * If emails are only stored, they are read in the mailbox page. If they are sent, a stored link would give access to
   * everyone who reads the table.
   */
  readonly keeps: 'links' | 'no-links'
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/**
 * Handles `identity-letter`: stores the email under the message's id and sends it; a repeated call sends it at most
 * once more. An expired email is not sent.
 */
export function makeSendIdentityEmail(deps: Deps) {
  return async ({ id, payload }: Message): Promise<void> => {
    const request = readIdentityEmail(payload)
    if ('until' in request && Date.parse(request.until ?? '') <= deps.now().getTime()) return
    const outgoing = emailOf(deps, request)
    const written = writeIdentityEmail(outgoing)
    const stored =
      deps.keeps === 'links'
        ? written
        : writeIdentityEmail({ ...outgoing, link: withoutQuery(outgoing.link) })
    const { market, email } = request
    const row = { id, orderId: null, market, recipient: email, ...stored }
    if ((await deps.mail.write(row)) === 'already-sent') return
    await deps.mailer({ id, recipient: email, ...written })
    await deps.mail.markSent(id)
  }
}

function emailOf({ seal, bases, companyOf }: Deps, request: IdentityEmailMessage): IdentityEmail {
  const { market, name } = request
  const linkTo = (page: Page, query: readonly QueryPair[] = []) =>
    absoluteUrl(bases[market], buildUrl(market, page, [], query))
  const common = { market, company: companyOf(market), ...(name !== undefined && { name }) }
  switch (request.kind) {
    case 'have-account': {
      const update = { kind: request.kind, otherLink: linkTo('forgot-password') }
      return { ...common, news: update, link: linkTo('login') }
    }
    case 'password-changed':
      return { ...common, news: { kind: request.kind }, link: linkTo('forgot-password') }
    case 'verify':
    case 'sign-in-link':
    case 'reset':
    case 'new-email':
    case 'email-change': {
      const { kind, sealed, next, until } = request
      const update: IdentityUpdate = { kind, ...(until !== undefined && { until }) }
      const [page, key] = opens[kind]
      const token = [key, seal.open(sealed)] as const
      const requested: readonly QueryPair[] = next === undefined ? [] : [['next', next]]
      return { ...common, news: update, link: linkTo(page, [token, ...requested]) }
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
