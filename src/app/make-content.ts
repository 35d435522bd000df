import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { ContentServices } from '#http/content-services.ts'
import { createStoredEvents } from '#services/analytics/save-events.ts'
import {
  makeCountProductParts,
  makeListItems,
  makeListListPaths,
  makeListProductPaths,
} from '#services/catalogue/list-addresses.ts'
import { makeListPosts, makeReadPost, makeReadTextPage } from '#services/content/read-content.ts'
import { makeReadLegalText } from '#services/content/read-legal-text.ts'
import { makeSendContact } from '#services/content/send-contact.ts'
import { clientHash } from '#services/order/client-hash.ts'
import { makeListedStore } from '#store/catalogue/listed.ts'
import { makeContactMessageStore } from '#store/content/contact-messages.ts'
import { makeContentPageStore } from '#store/content/content-pages.ts'
import type { Database } from '#store/database.ts'
import { makeLegalTextStore } from '#store/legal-texts.ts'
import { makeSeal, type SealSecrets } from '#store/seal.ts'
import { triesOfHour } from './make-tries.ts'

type Known = {
  readonly companyOf: (market: Market) => Company
  readonly verifyCaptcha: (solution: string) => Promise<boolean>
}

type Options = {
  readonly mode?: 'demo' | 'live'
  readonly secret: string
  readonly sealSecrets?: SealSecrets
  readonly now?: () => Date
}

/** The texts that the shop publishes for its readers, and the messages they send to the shop. */
export function makeContent(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  known: Known,
  { mode, secret, sealSecrets, now = () => new Date() }: Options,
): ContentServices {
  const pages = makeContentPageStore(db)
  const listed = makeListedStore(db)
  return {
    readLegalText: makeReadLegalText({ legalTexts: makeLegalTextStore(db) }),
    readTextPage: makeReadTextPage({ pages }),
    listPosts: makeListPosts({ pages }),
    countProductParts: makeCountProductParts({ listed }),
    listProductPaths: makeListProductPaths({ listed }),
    listItems: makeListItems({ listed }),
    listListPaths: makeListListPaths({ listed }),
    readPost: makeReadPost({ pages }),
    storedEvents: mode === 'demo' ? createStoredEvents(now) : undefined,
    sendContact: makeSendContact({
      ...known,
      messages: makeContactMessageStore(db, makeSeal(sealSecrets ?? secret)),
      callerHash: address => clientHash(secret, address),
      tries: triesOfHour(pool, 'contact', { secret, now }),
      now,
    }),
  }
}
