import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import { readForm, textIn } from '../form.ts'
import { drawPage, html, redirectTo } from '../pages/draw-page.ts'
import { type Language, parseLanguage } from '../payments.ts'
import type { World } from '../world.ts'
import { type AuthorizeRequest, backTo, readAuthorizeRequest } from './authorize-request.ts'
import { codesOf, issuerOf, provider, providerName } from './identity-tables.ts'
import { identityText } from './identity-text.ts'
import { personCalled, persons } from './persons.ts'

type AuthorizeCall = FastifyRequest<{ Querystring: Readonly<Record<string, unknown>> }>

const codeLifeMs = 60_000

/**
 * The page on which a person agrees or refuses to be identified to the shop. `?auto=alfa` or `?auto=refuse` presses
 * the button.
 */
export function addAuthorize(app: FastifyInstance, world: World) {
  const handle =
    (choiceOf: (request: AuthorizeCall) => unknown) =>
    (request: AuthorizeCall, reply: FastifyReply) =>
      answerCall(world, { provider, point: 'page' }, request, reply, () =>
        authorize(world, request, choiceOf(request)),
      )
  app.get(
    '/authorize',
    handle(({ query }) => query.auto),
  )
  app.post(
    '/authorize',
    handle(({ body }) => textIn(readForm(body), 'person')),
  )
}

function authorize(world: World, { query }: AuthorizeCall, choice: unknown): Answer {
  const language = languageIn(query)
  const parsed = readAuthorizeRequest(query, world.keys.identity.clientId)
  if (parsed.kind === 'stranger') {
    const { title, text } = identityText[language].unknownClient
    return drawPage(language, providerName, title, html`<p>${text}</p>`, 400)
  }
  if (parsed.kind === 'refused') return redirectTo(parsed.location)
  const iss = issuerOf(world)
  if (choice === 'refuse')
    return redirectTo(backTo(parsed.request, { error: 'access_denied', iss }))
  const person = personCalled(choice)
  if (!person) return choicePage(language)
  return redirectTo(
    backTo(parsed.request, { code: newCode(world, parsed.request, person.id), iss }),
  )
}

function newCode(world: World, request: AuthorizeRequest, personId: string): string {
  const code = randomUUID()
  codesOf(world).set(code, { ...request, personId, until: world.clock.now() + codeLifeMs })
  return code
}

function choicePage(language: Language): Answer {
  const text = identityText[language]
  const buttons = persons.map(
    ({ id, name, email, isEmailVerified }) => html`
<button name="person" value="${id}">${text.as(name)}<br>${email}${isEmailVerified ? '' : ` (${text.unverified})`}</button>`,
  )
  const content = html`<p>${text.text}</p>
<form method="post">${buttons}
<button name="person" value="refuse">${text.refuse}</button>
</form>`
  return drawPage(language, providerName, text.title, content)
}

/** The first supported language among the shop's own market and then `ui_locales`. */
function languageIn({ lang, ui_locales: locales }: Readonly<Record<string, unknown>>): Language {
  return (
    [lang, ...String(locales ?? '').split(' ')]
      .map(each => parseLanguage(String(each).slice(0, 2)))
      .find(each => each !== undefined) ?? 'ro'
  )
}
