import { languageOf } from '#domain/market/market.ts'
import type { Sms } from '#providers/sms/sms.ts'
import type { Db } from '#store/database.ts'
import { markMailSent, writeMail } from '#store/mail.ts'
import type { Keys } from '../keys.ts'
import { html } from './html.ts'

/** Shows SMS messages in the mailbox page, as emails addressed to the phone number (orders.md "Demo and live"). */
export function createMailboxSms({
  db,
  keys,
}: {
  readonly db: Db
  readonly keys: Pick<Keys, 'seal'>
}): Sms {
  return async ({ id, phone, market, text }) => {
    const page = html`
<html lang="${languageOf[market]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SMS</title></head>
<body style="margin:0;background:#fbfaf6;color:#16191d;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<main style="max-width:360px;margin:32px auto;padding:0 16px"><h1 style="font-size:18px">SMS · ${phone}</h1>
<p style="background:#ffffff;border:1px solid #e6e1d6;border-radius:20px;padding:16px 20px">${text}</p></main></body></html>`
    const email = { id, orderId: null, market, recipient: phone, subject: 'SMS', plain: text }
    const written = { ...email, html: `<!doctype html>${page.markup}` }
    if ((await writeMail(db, keys.seal, written)) === 'already-sent') return
    await markMailSent(db, id)
  }
}
