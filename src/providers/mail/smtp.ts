import nodemailer from 'nodemailer'
import { announcedCall } from '../call-channel.ts'
import type { Mailer } from './mailer.ts'

const timeoutMs = 15_000

/** Sends by SMTP; the id of the email is its Message-ID, so that an email sent twice is recognized as one. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    { from },
  )
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  const server = new URL(url).host
  return async ({ id, recipient, subject, html, plain, attachments = [] }) => {
    const messageId = `<${id}@${host}>`
    const message = {
      to: recipient,
      subject,
      html,
      text: plain,
      messageId,
      attachments: attachments.map(({ fileName, ...file }) => ({ filename: fileName, ...file })),
    }
    await announcedCall({ name: 'smtp', host: server }, () => transport.sendMail(message))
  }
}
