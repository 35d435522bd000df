import { languageOf } from '#domain/market/market.ts'
import type { Sms } from '#providers/sms/sms.ts'
import type { MailStore } from '#store/mail.ts'
import { html } from './html.ts'

/** Shows SMS messages in the mailbox page, as emails addressed to the phone number (orders.md "Demo and live"). */
export function makeSmsIntoMailbox(mail: Pick<MailStore, 'write' | 'markSent'>): Sms {
  return async ({ id, phone, market, text }) => {
    const page = html`
<html lang="${languageOf[market]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>SMS</title></head>
<body style="margin:0;background:#fbfaf6;color:#16191d;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<main style="max-width:360px;margin:32px auto;padding:0 16px"><h1 style="font-size:18px">SMS · ${phone}</h1>
<p style="background:#ffffff;border:1px solid #e6e1d6;border-radius:20px;padding:16px 20px">${text}</p></main></body></html>`
    const email = { id, orderId: null, market, recipient: phone, subject: 'SMS', plain: text }
    if ((await mail.write({ ...email, html: `<!doctype html>${page.markup}` })) === 'already-sent')
      return
    await mail.markSent(id)
  }
}
