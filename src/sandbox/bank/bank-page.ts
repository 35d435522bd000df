import type { FastifyInstance } from 'fastify'
import { readForm, textIn } from '../form.ts'
import { drawPage, html, redirectTo } from '../pages/draw-page.ts'
import type { World } from '../world.ts'
import { allTransfers, endTransfer, type PlayedTransfer } from './transfers.ts'

/** The page on which a tester plays the shop's bank: one button settles a transfer, another refuses it. */
export function addBankPage(app: FastifyInstance, world: World) {
  app.get('/transfers', (_request, reply) => {
    const rows = allTransfers(world).map(row)
    const content = rows.length === 0 ? html`<p>Nu e niciun transfer.</p>` : html`${rows}`
    const page = drawPage('ro', 'Banca', 'Transferuri', content)
    return reply.headers(page.headers ?? {}).send(page.body)
  })
  app.post('/transfers', (request, reply) => {
    const form = readForm(request.body)
    const state = textIn(form, 'outcome') === 'refuse' ? 'refused' : 'settled'
    endTransfer(world, textIn(form, 'reference') ?? '', state)
    const redirect = redirectTo('/bank/transfers')
    return reply
      .code(redirect.status ?? 303)
      .headers(redirect.headers ?? {})
      .send(redirect.body)
  })
}

function row({ reference, amountMinor, currency, holder, remittance, state }: PlayedTransfer) {
  return html`
<dl><dt>${remittance}</dt><dd>${(amountMinor / 100).toFixed(2)} ${currency} · ${holder} · ${state}</dd></dl>
<form method="post"><input type="hidden" name="reference" value="${reference}">
<button name="outcome" value="settle">Decontează</button> <button name="outcome" value="refuse">Refuză</button></form>`
}
