import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { Seal } from '#store/seal.ts'
import { type IdentityLetterMessage, readIdentityLetter } from '../identity/letters.ts'
import type { IdentityLetter, IdentityNews } from './identity-letter.ts'
import { writeIdentityLetter } from './write-identity-letter.ts'

type Means = {
  readonly seal: Pick<Seal, 'open'>
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  /** Where mails are only kept, the mailbox is where they are read; where they are sent, a kept link would be a way in for whoever reads the table. */
  readonly keeps: 'links' | 'no-links'
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
  readonly now: () => Date
}

/** Handles `identity-letter`: kept under the message's id and sent; called again, it is sent at most once more. What came too late is not sent. */
export function makeSendIdentityLetter(means: Means) {
  return async ({ id, payload }: Message): Promise<void> => {
    const asked = readIdentityLetter(payload)
    if ('until' in asked && Date.parse(asked.until ?? '') <= means.now().getTime()) return
    const letter = letterOf(means, asked)
    const written = writeIdentityLetter(letter)
    const kept =
      means.keeps === 'links'
        ? written
        : writeIdentityLetter({ ...letter, link: withoutQuery(letter.link) })
    const { market, email } = asked
    const row = { id, orderId: null, market, recipient: email, ...kept }
    if ((await means.mail.write(row)) === 'already-sent') return
    await means.mailer({ id, recipient: email, ...written })
    await means.mail.markSent(id)
  }
}

function letterOf({ seal, bases, companyOf }: Means, asked: IdentityLetterMessage): IdentityLetter {
  const { market, name } = asked
  const linkTo = (page: Page, query: readonly QueryPair[] = []) =>
    absoluteUrl(bases[market], buildUrl(market, page, [], query))
  const common = { market, company: companyOf(market), ...(name !== undefined && { name }) }
  switch (asked.kind) {
    case 'have-account': {
      const news = { kind: asked.kind, otherLink: linkTo('forgot-password') }
      return { ...common, news, link: linkTo('login') }
    }
    case 'password-changed':
      return { ...common, news: { kind: asked.kind }, link: linkTo('forgot-password') }
    case 'verify':
    case 'sign-in-link':
    case 'reset':
    case 'new-email':
    case 'email-change': {
      const { kind, sealed, next, until } = asked
      const news: IdentityNews = { kind, ...(until !== undefined && { until }) }
      const [page, key] = opens[kind]
      const token = [key, seal.open(sealed)] as const
      const wanted: readonly QueryPair[] = next === undefined ? [] : [['next', next]]
      return { ...common, news, link: linkTo(page, [token, ...wanted]) }
    }
  }
}

type Page = 'login' | 'register' | 'forgot-password'

/** The page a token is shown to, and what it is called in its address. */
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
