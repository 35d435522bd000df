import { readFileSync } from 'node:fs'
import type { Fake } from '../../fake.ts'
import { widgetStyle } from './widget-style.ts'

const script = readFileSync(new URL('./widget.js', import.meta.url), 'utf8')

/**
 * The loader script of the widget, as the shop's page requests it. The style is a separate file: the pages forbid
 * inline styles (providers.md, Oney).
 */
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
