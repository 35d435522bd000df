import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSendSaleLetter } from '#services/mail/send-sale-letter.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeSeal } from '#store/seal.ts'
import type { LetterConfig } from './letter-config.ts'
import type { MadeSelling } from './make-selling.ts'

/** The mails about sales until their devices arrive, by topic. */
export function saleHandlers(
  { bases, secret, sealSecrets = [secret] }: LetterConfig,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  { tellSale }: Pick<MadeSelling, 'tellSale'>,
  mailer: Mailer,
): Handlers {
  return {
    'sale-news': makeSendSaleLetter({
      tellSale,
      mail: makeMailStore(db, makeSeal(sealSecrets)),
      mailer,
      bases,
      companyOf,
    }),
  }
}
