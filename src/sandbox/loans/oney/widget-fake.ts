import { readFileSync } from 'node:fs'
import type { Fake } from '../../fake.ts'

const widgetStyle = `
.oney-schedule { max-width: 28rem; padding: 1rem; border: 1px solid #6fb220; border-radius: 0.5rem; font: inherit; color: #1f2a16; background: #fbfdf8; }
.oney-schedule h3 { margin: 0 0 0.5rem; font-size: 1rem; }
.oney-schedule ol { margin: 0; padding: 0; list-style: none; }
.oney-schedule li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.375rem 0; border-top: 1px solid #dfeccf; }
.oney-schedule p { margin: 0.5rem 0 0; font-size: 0.875rem; }
.oney-popin { border: 0; border-radius: 0.5rem; padding: 1.5rem; max-width: min(32rem, 92vw); }
.oney-popin::backdrop { background: rgb(0 0 0 / 0.5); }
.oney-popin .oney-schedule + .oney-schedule { margin-top: 1rem; }
.oney-popin button { margin-top: 1rem; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 0.5rem; background: #3f7300; color: #fff; font: inherit; cursor: pointer; }
.oney-popin button:focus-visible { outline: 3px solid #1f2a16; outline-offset: 2px; }
`.trimStart()

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
