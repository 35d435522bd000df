import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSendReturnEmail } from '#services/mail/send-return-email.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeSeal } from '#store/seal.ts'
import type { EmailConfig } from './email-config.ts'
import type { Returns } from './make-returns.ts'

/** The handlers of emails about returns, by topic. */
export function returnHandlers(
  { bases, secret, sealSecrets = [secret] }: EmailConfig,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  { notifyReturn }: Pick<Returns, 'notifyReturn'>,
  mailer: Mailer,
): Handlers {
  const send = makeSendReturnEmail({
    notifyReturn,
    mail: makeMailStore(db, makeSeal(sealSecrets)),
    mailer,
    bases,
    companyOf,
  })
  return {
    'return-requested': send,
    'return-reminder': send,
    'return-received': send,
    'return-settled': send,
    'return-rejected': send,
  }
}
