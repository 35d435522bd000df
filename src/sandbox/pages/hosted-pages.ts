import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import { aboutPayment, settle } from '../course.ts'
import { readForm, textIn } from '../form.ts'
import { type PlayedPayment, parseLanguage } from '../payments.ts'
import { type Outcome, parseOutcome } from '../played-provider.ts'
import type { World } from '../world.ts'
import { drawPage, html, redirectTo } from './draw-page.ts'
import { choicesBody, type PageKind, titleOf, wayBackBody } from './page-bodies.ts'
import { pageText } from './page-text.ts'

type Query = { readonly lang?: string; readonly auto?: string }
type HostedPageCall = FastifyRequest<{
  Params: { id: string; provider?: string }
  Querystring: Query
}>

/** The pages of the providers that a customer sees (providers.md, The sandbox). */
export function addHostedPages(app: FastifyInstance, world: World) {
  const add = (path: string, kind: PageKind) => {
    app.get(path, (request: HostedPageCall, reply) => onArrival(world, kind, request, reply))
    app.post(path, (request: HostedPageCall, reply) => onPress(world, kind, request, reply))
  }
  add('/pay/:id', 'pay')
  add('/3ds/:id', '3ds')
  add('/loan/:provider/:id', 'loan')
}

function onArrival(world: World, kind: PageKind, request: HostedPageCall, reply: FastifyReply) {
  const payment = paymentOf(world, request)
  if (!payment) return send(reply, missing(request))
  return answerCall(world, { ...aboutPayment(payment), point: 'page' }, request, reply, () => {
    const [first, ...laterOutcomes] = (request.query.auto ?? '').split(',')
    const automatic = parseOutcome(first)
    if (automatic) return decide(world, payment, automatic, request, laterOutcomes)
    const redirect = world.scenarios.takeRedirect(aboutPayment(payment))
    if (redirect) return decide(world, payment, redirect.outcome ?? 'approve', request, [], true)
    return draw(world, kind, payment, request)
  })
}

async function onPress(world: World, kind: PageKind, request: HostedPageCall, reply: FastifyReply) {
  const payment = paymentOf(world, request)
  if (!payment) return send(reply, missing(request))
  const outcome = parseOutcome(textIn(readForm(request.body), 'outcome'))
  if (!outcome) return send(reply, draw(world, kind, payment, request))
  return send(reply, await decide(world, payment, outcome, request))
}

async function decide(
  world: World,
  payment: PlayedPayment,
  outcome: Outcome,
  request: HostedPageCall,
  laterOutcomes: readonly string[] = [],
  isRedirectScripted = false,
): Promise<Answer> {
  const settled = await settle(world, payment, outcome, { isRedirectScripted })
  const language = languageOf(payment, request)
  if (outcome === 'abandon') {
    const { title, text } = pageText[language].left
    return drawPage(language, nameOf(world, payment), title, wayBackBody(text, payment, language))
  }
  if (outcome === 'challenge' && !hasEnded(world, payment))
    return redirectTo(
      `/3ds/${payment.id}?${new URLSearchParams({ lang: language, auto: laterOutcomes.join(',') })}`,
    )
  const landing = world.providers.get(payment.provider)?.landing ?? landingOf
  return redirectTo(landing(settled.payment, outcome))
}

function landingOf({ returnUrl, failUrl = returnUrl }: PlayedPayment, outcome: Outcome) {
  return outcome === 'approve' || outcome === 'later' ? returnUrl : failUrl
}

function hasEnded(world: World, payment: PlayedPayment) {
  return world.providers.get(payment.provider)?.settle(payment, 'approve') === undefined
}

function draw(
  world: World,
  kind: PageKind,
  payment: PlayedPayment,
  request: HostedPageCall,
): Answer {
  const language = languageOf(payment, request)
  const name = nameOf(world, payment)
  if (!hasEnded(world, payment))
    return drawPage(language, name, titleOf(kind, language), choicesBody(kind, payment, language))
  const { title, text } = pageText[language].ended
  return drawPage(language, name, title, wayBackBody(text, payment, language))
}

function missing(request: HostedPageCall): Answer {
  const language = parseLanguage(request.query.lang) ?? 'ro'
  const { title, text } = pageText[language].missing
  return drawPage(language, 'Kintsu', title, html`<p>${text}</p>`, 404)
}

function paymentOf(world: World, { params: { id, provider } }: HostedPageCall) {
  const payment = world.payments.find(id)
  return provider === undefined || payment?.provider === provider ? payment : undefined
}

function nameOf(world: World, { provider }: PlayedPayment) {
  return world.providers.get(provider)?.name ?? provider
}

function languageOf(payment: PlayedPayment, request: HostedPageCall) {
  return parseLanguage(request.query.lang) ?? payment.language
}

function send(reply: FastifyReply, { status = 200, headers = {}, body }: Answer) {
  return reply.code(status).headers(headers).send(body)
}
