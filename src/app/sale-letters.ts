import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSendSaleLetter } from '#services/mail/send-sale-letter.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import type { Config } from './config.ts'
import type { MadeSelling } from './make-selling.ts'

/** The mails about sales until their devices arrive, by topic. */
export const saleHandlers = (
  { bases }: Pick<Config, 'bases'>,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  { tellSale }: Pick<MadeSelling, 'tellSale'>,
  mailer: Mailer,
): Handlers => ({
  'sale-news': makeSendSaleLetter({
    ...{ tellSale, mail: makeMailStore(db), mailer, bases, companyOf },
  }),
})
