import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSendTradeInEmail } from '#services/mail/send-trade-in-email.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeSeal } from '#store/seal.ts'
import type { EmailConfig } from './email-config.ts'
import type { MadeTradeIn } from './make-trade-in.ts'

/** The handlers of emails about trade-ins until their devices arrive, by topic. */
export function tradeInHandlers(
  { bases, secret, sealSecrets = [secret] }: EmailConfig,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  { emailSeller }: Pick<MadeTradeIn, 'emailSeller'>,
  mailer: Mailer,
): Handlers {
  return {
    'sale-news': makeSendTradeInEmail({
      emailSeller,
      mail: makeMailStore(db, makeSeal(sealSecrets)),
      mailer,
      bases,
      companyOf,
    }),
  }
}
