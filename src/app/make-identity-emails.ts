import type { Shop } from '#http/shop.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import { makeSmsGateway } from '#providers/sms/sms-gateway.ts'
import { identityEmailTopic, smsTopic } from '#services/identity/emails.ts'
import { makeSendIdentityEmail } from '#services/mail/send-identity-email.ts'
import { makeSendSms } from '#services/mail/send-sms.ts'
import { makeSmsIntoMailbox } from '#services/mail/sms-into-mailbox.ts'
import type { Handlers } from '#services/outbox/deliver-outbox.ts'
import type { Database } from '#store/database.ts'
import { makeMailStore } from '#store/mail.ts'
import { makeSeal } from '#store/seal.ts'
import type { Config } from './config.ts'
import type { EmailConfig } from './email-config.ts'
import type { ProviderSettings } from './provider-settings.ts'

type Settings = EmailConfig &
  Pick<Config, 'smtpUrl'> & {
    readonly sms: ProviderSettings['sms']
  }

/** The handlers that send sign-in messages: emails, and codes by text message if a gateway is configured. */
export function identityHandlers(
  { bases, secret, sealSecrets = [secret], smtpUrl, sms }: Settings,
  { db }: Pick<Database, 'db'>,
  { companyOf }: Pick<Shop, 'companyOf'>,
  mailer: Mailer,
): Handlers {
  const seal = makeSeal(sealSecrets)
  const mail = makeMailStore(db, seal)
  const now = () => new Date()
  const stores = smtpUrl === undefined ? 'links' : 'no-links'
  const texting = sms === 'mailbox' ? makeSmsIntoMailbox(mail) : sms && makeSmsGateway(sms)
  return {
    [identityEmailTopic]: makeSendIdentityEmail({
      seal,
      mail,
      mailer,
      keeps: stores,
      bases,
      companyOf,
      now,
    }),
    ...(texting && { [smsTopic]: makeSendSms({ seal, sms: texting, now }) }),
  }
}
