import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '#services/context.ts'
import { type ListedEmail, listMailbox, openMail } from '#services/mail/mailbox.ts'
import { isOnThisMachine } from './loopback.ts'
import { sendProblem } from './problem.ts'
import { stylePolicy } from './security-headers.ts'

/**
 * Demo only: the emails and text messages that would have been sent, for the person running the demo on this machine.
 * For anyone else it does not exist.
 */
export function addMailbox(ctx: Context, app: FastifyInstance) {
  app.register(async mailbox => {
    mailbox.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isOnThisMachine(request)) return nothingHere(reply)
    })
    mailbox.get('/_mailbox/', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', stylePolicy(style))
        .send(mailboxPage(await listMailbox(ctx))),
    )
    mailbox.get<{ Params: { id: string } }>('/_mailbox/:id/', async (request, reply) => {
      const { id } = request.params
      const email = uuid.test(id) ? await openMail(ctx, id) : undefined
      if (!email) return nothingHere(reply)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', emailPolicy)
        .send(email.html)
    })
  })
}

/** Emails are written for mail clients, with a style on every element. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'none'"

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function nothingHere(reply: FastifyReply) {
  return sendProblem(reply, {
    status: 404,
    code: 'not-found',
    title: 'There is nothing at this address.',
  })
}

/** The recipient of a text message; E.164. */
function isPhone(recipient: string) {
  return /^\+\d+$/.test(recipient)
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, char => `&#${char.codePointAt(0)};`)
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbfaf6;color:#16191d}
li{padding:.75rem 0;border-bottom:1px solid #e6e1d6}a{color:#0d6b58}
`

function mailboxPage(emails: readonly ListedEmail[]) {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>${style}</style>
<h1>Mailbox</h1>${emails.length === 0 ? '<p>Nothing was sent yet.</p>' : ''}
<ul>${emails.map(row => `<li><a href="/_mailbox/${row.id}/">${escaped(row.subject)}</a><br>${isPhone(row.recipient) ? 'SMS · ' : ''}${escaped(row.recipient)} · ${row.createdAt.toISOString()}</li>`).join('')}</ul></html>`
}
