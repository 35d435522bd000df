import { readFileSync } from 'node:fs'
import type { Fake } from '../../face.ts'
import { widgetStyle } from './widget-style.ts'

const script = readFileSync(new URL('./widget.js', import.meta.url), 'utf8')

/** providers.md, Oney: the widget's loader as the shop's page asks for it. The style is a file of its own: pages forbid inline ones. */
export const widgetFake: Fake = {
  prefix: '/widgets/oney',
  register: (app, { keys }) => {
    app.get('/loader.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(script.replace('MERCHANT_GUID', keys.oney.merchantGuid)),
    )
    app.get('/style.css', (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(widgetStyle),
    )
  },
}
