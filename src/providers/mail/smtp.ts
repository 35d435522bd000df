import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'

const timeoutMs = 15_000

/** Sends by SMTP; the id of the email is its Message-ID, so that an email sent twice is recognized as one. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  return async ({ id, recipient, subject, html, plain }) => {
    await transport.sendMail({
      to: recipient,
      subject,
      html,
      text: plain,
      messageId: `<${id}@${host}>`,
    })
  }
}
