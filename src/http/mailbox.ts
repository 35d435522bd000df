import type { FastifyInstance } from 'fastify'
import type { Letter, Shop } from './shop.ts'

/** Demo only: what would have been sent by mail, for whoever runs the demo on this machine. */
export const addMailbox = (app: FastifyInstance, shop: Shop) => {
  app.get('/_mailbox/', async (_request, reply) => {
    const letters = await shop.listMail()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(mailboxPage(letters))
  })
  app.get<{ Params: { id: string } }>('/_mailbox/:id/', async (request, reply) => {
    const letter = await shop.readMail(request.params.id)
    if (!letter) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'none'",
      )
      .send(letter.html)
  })
}

const escaped = (text: string) => text.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`)

const mailboxPage = (letters: readonly Letter[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fbfaf6;color:#16191d}
li{padding:.75rem 0;border-bottom:1px solid #e6e1d6}a{color:#0d6b58}</style>
<h1>Mailbox</h1>${letters.length === 0 ? '<p>Nothing was sent yet.</p>' : ''}
<ul>${letters.map(row => `<li><a href="/_mailbox/${row.id}/">${escaped(row.subject)}</a><br>${escaped(row.recipient)} · ${row.createdAt.toISOString()}</li>`).join('')}</ul></html>`
