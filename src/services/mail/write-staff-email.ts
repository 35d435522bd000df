import { officeLocaleOf, officeTimeZone } from '#domain/staff/office-locale.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { staffEmailText } from '#text/staff/email/staff-email-text.ts'
import { ink2, linkButton, type WrittenEmail } from './email-frame.ts'
import { html } from './html.ts'

type Invitation = {
  readonly staff: Pick<Staff, 'name' | 'language'>
  readonly link: string
  /** `undefined` if the person asked for the link. */
  readonly inviter: string | undefined
  readonly until: Date
}

/** The link to choose a password for the office, in the language of its reader. */
export function writeInvitation({ staff, link, inviter, until }: Invitation): WrittenEmail {
  const text = staffEmailText[staff.language]
  const intro = text.intro(staff.name, inviter ?? '')
  const time = until.toLocaleString(officeLocaleOf[staff.language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: officeTimeZone,
  })
  const valid = text.validUntil(time)
  const page = html`
<html lang="${staff.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text.subject}</title></head>
<body style="margin:0;background:#fbfaf6;color:#16191d;font:16px/1.5 'Sofia Sans',Arial,sans-serif">
<div style="max-width:600px;margin:24px auto;padding:0 16px">
<div style="font-weight:800;font-size:22px">kintsu</div>
<h1 style="font-size:24px;margin:18px 0 8px">${text.title}</h1>
<p>${intro}</p>
<p>${linkButton(link, text.button)}</p>
<p style="${ink2};font-size:14px">${valid} ${text.notYou}</p>
</div></body></html>`
  return {
    subject: text.subject,
    html: `<!doctype html>${page.markup}`,
    plain: [text.title, '', intro, '', link, '', valid, text.notYou].join('\n'),
  }
}
