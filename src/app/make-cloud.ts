import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Bases } from '#domain/market/base.ts'
import type { Market } from '#domain/market/market.ts'
import type { Cloud } from '#http/shop.ts'
import { createNatsPubSub } from '#providers/nats/nats-pub-sub.ts'
import { makeCartCookies } from '#services/cloud/cart-cookies.ts'
import { makeCartPasses } from '#services/cloud/cart-pass.ts'
import { makeExchangeToken } from '#services/cloud/exchange-token.ts'
import { makeForgetDocuments } from '#services/cloud/forget-documents.ts'
import { makeHub } from '#services/cloud/hub.ts'
import { makeOwnerOf } from '#services/cloud/owner.ts'
import type { PubSub } from '#services/cloud/pub-sub.ts'
import { makeReadDocument } from '#services/cloud/read-document.ts'
import { makeWriteDocument } from '#services/cloud/write-document.ts'
import { makeReadableCookies } from '#services/identity/cookies.ts'
import { makeCustomTokens } from '#services/identity/custom-token.ts'
import type { ReportError } from '#services/telemetry/telemetry.ts'
import { makeBurntTokenStore } from '#store/cloud/burnt-tokens.ts'
import { makeDocumentStore } from '#store/cloud/documents.ts'
import { createPostgresPubSub } from '#store/cloud/listen.ts'
import { makeReadLiveSessions } from '#store/cloud/live-sessions.ts'
import type { Database } from '#store/database.ts'

export type CloudOptions = {
  readonly secret: string
  readonly bases: Bases
  /** The NATS server through which processes announce writes to each other; default: PostgreSQL. */
  readonly natsUrl?: string | undefined
  readonly now?: () => Date
  readonly reportError?: ReportError
}

/** Members' carts (Spec 4.5, 4.7, 7.2); call `stop` after the last request. */
export function makeCloud(
  { pool }: Pick<Database, 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
  { secret, bases, natsUrl, now = () => new Date(), reportError = () => undefined }: CloudOptions,
) {
  const documents = makeDocumentStore(pool, { notifies: natsUrl === undefined })
  const burntTokens = makeBurntTokenStore(pool)
  const pubSub: PubSub =
    natsUrl === undefined ? createPostgresPubSub(pool) : createNatsPubSub(natsUrl)
  const readDocument = makeReadDocument({ documents, settingsOf, now })
  const readLiveSessions = makeReadLiveSessions(pool)
  const hub = makeHub({
    documents,
    readDocument,
    readLiveSessions,
    pubSub,
    now,
    report: reportError,
  })
  const passes = makeCartPasses(secret)
  const isSecure = Object.values(bases).every(base => base.startsWith('https:'))
  const cookies = { ...makeCartCookies(passes, isSecure), ...makeReadableCookies(isSecure) }
  const tokens = makeCustomTokens(secret)
  const cloud: Cloud = {
    readDocument,
    writeDocument: makeWriteDocument({
      documents,
      pubSub,
      stateVersionOf: market => settingsOf(market).cart.stateVersion,
      now,
    }),
    follow: hub.follow,
    exchangeToken: makeExchangeToken({ tokens, burntTokens, passes, cookies, now }),
    holdsPass: (member, header) => cookies.holdsPass(member, header, now()),
    ownerOf: makeOwnerOf(secret),
  }
  return {
    cloud,
    forgetDocuments: makeForgetDocuments({ documents, now }),
    stop: hub.stop,
  }
}

export type MadeCloud = ReturnType<typeof makeCloud>
