import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSendInspectionEmail } from '#services/mail/send-inspection-email.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeSeal } from '#store/seal.ts'
import type { EmailConfig } from './email-config.ts'
import type { MadeInspecting } from './make-inspecting.ts'

/** The handlers of emails about received devices, by topic. */
export function inspectionHandlers(
  { bases, secret, sealSecrets = [secret] }: EmailConfig,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  { notifyInspection }: Pick<MadeInspecting, 'notifyInspection'>,
  mailer: Mailer,
): Handlers {
  return {
    'inspection-news': makeSendInspectionEmail({
      notifyInspection,
      mail: makeMailStore(db, makeSeal(sealSecrets)),
      mailer,
      bases,
      companyOf,
    }),
  }
}
