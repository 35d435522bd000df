import { data } from 'react-router'
import { passkeySchema } from '#contract/passkey-form.ts'
import type { SocialRefusal } from '#domain/identity/identity-refusal.ts'
import { parseSocialWay, type SocialWay } from '#domain/identity/sign-in-way.ts'
import { type Result, refuse } from '#domain/result.ts'
import { enterPhoneCode } from '#services/identity/enter-phone-code.ts'
import { finishSocial } from '#services/identity/finish-social.ts'
import type { Entry } from '#services/identity/identity.ts'
import {
  enterByMemberPasskey,
  type PasskeyEntryRefusal,
} from '#services/identity/member-passkeys.ts'
import { needsCaptcha } from '#services/identity/needs-captcha.ts'
import { openLink } from '#services/identity/open-link.ts'
import { sendPhoneCode } from '#services/identity/send-phone-code.ts'
import { sendSignInLink } from '#services/identity/send-sign-in-link.ts'
import { signIn } from '#services/identity/sign-in.ts'
import { startSocial } from '#services/identity/start-social.ts'
import { passkeyRequest } from '#services/passkey/passkeys.ts'
import { callerOf } from '../caller-of.ts'
import { notFound, onFixedPage, type PageRequest } from '../page-request.ts'
import { onOwnForm, type SentForm } from '../read-form.ts'
import {
  destinationIn,
  nextOf,
  originOf,
  refused,
  sendMembersOn,
  startSession,
  tokenIn,
  withCookies,
} from './entry.ts'

/** The sign-in methods; an identity provider returns here, and the link in an email leads here. */
export const loadLogin = onFixedPage('login', async page => {
  const token = tokenIn(page, 'link')
  if (token !== undefined)
    return { kind: 'link', next: nextOf(page), token, response: undefined } as const
  const way = parseSocialWay(page.query.get('way'))
  if (way !== undefined) return waysIn(page, refusedSocially(await handleFinishSocial(page, way)))
  await sendMembersOn(page)
  return waysIn(page)
})

function waysIn(page: PageRequest, response?: ReturnType<typeof refusedSocially>) {
  return {
    kind: 'ways',
    next: nextOf(page),
    view: viewNamed(page.query.get('with')),
    socialWays: page.ctx.identityProviders.ways,
    passkey: passkeyRequest(page.ctx, 'member', originOf(page)),
    response,
  } as const
}

function refusedSocially(refusal: SocialRefusal) {
  return { kind: 'refused', form: 'social', refusal, typed: {}, needsCaptcha: false } as const
}

function viewNamed(name: string | null) {
  return name === 'link' || name === 'phone' ? name : 'password'
}

/** Throws the redirect if the sign-in succeeds. */
async function handleFinishSocial(page: PageRequest, way: SocialWay): Promise<SocialRefusal> {
  const { request, ctx } = page
  const query = new URL(request.url).search.slice(1)
  const cookie = request.headers.get('cookie') ?? ''
  const entered = await finishSocial(ctx, { way, query, cookie }, callerOf(page))
  if (entered.ok) throw startSession(page, entered.value, entered.value)
  return entered.refusal
}

/** Handles the forms of the page. */
export const handleSignIn = onOwnForm('login', async (page, form) => {
  switch (form.field('intent')) {
    case 'password':
      return signInByPassword(page, form)
    case 'link':
      return sendLink(page, form)
    case 'open-link':
      return handleOpenLink(page, form)
    case 'phone':
      return sendCode(page, form, 'phone')
    case 'resend':
      return sendCode(page, form, 'code')
    case 'code':
      return enterCode(page, form)
    case 'social':
      return handleStartSocial(page, form)
    case 'passkey':
      return signInByPasskey(page, form)
  }
  throw notFound()
})

async function signInByPassword(page: PageRequest, form: SentForm) {
  const [email, password] = [form.field('email').trim(), form.field('password')]
  const caller = callerOf(page, form.field('captcha'))
  const entry = await signIn(page.ctx, { email, password }, caller)
  if (entry.ok) return startSession(page, entry.value)
  const isCaptchaNeeded =
    entry.refusal.kind === 'captcha-needed' || (await needsCaptcha(page.ctx, email, caller))
  return refused('password', entry.refusal, { email }, isCaptchaNeeded)
}

async function signInByPasskey(page: PageRequest, form: SentForm) {
  const answer = passkeySchema.safeParse(form.field('answer'))
  const entry: Result<Entry, PasskeyEntryRefusal> = answer.success
    ? await enterByMemberPasskey(page.ctx, answer.data, originOf(page), callerOf(page))
    : refuse({ kind: 'wrong-passkey' })
  return entry.ok ? startSession(page, entry.value) : refused('passkey', entry.refusal, {})
}

async function sendLink(page: PageRequest, form: SentForm) {
  const email = form.field('email').trim()
  const caller = callerOf(page, form.field('captcha'))
  const sent = await sendSignInLink(page.ctx, { email, ...destinationIn(page) }, caller)
  return sent.ok
    ? ({ kind: 'sent', form: 'link', to: email } as const)
    : refused('link', sent.refusal, { email })
}

async function handleOpenLink(page: PageRequest, form: SentForm) {
  const entry = await openLink(page.ctx, form.field('token'), callerOf(page, form.field('captcha')))
  return entry.ok ? startSession(page, entry.value) : refused('open-link', entry.refusal, {})
}

async function sendCode(page: PageRequest, form: SentForm, from: 'phone' | 'code') {
  const phone = form.field('phone').trim()
  const caller = callerOf(page, form.field('captcha'))
  const sent = await sendPhoneCode(page.ctx, { phone, ...destinationIn(page) }, caller)
  return sent.ok ? ({ kind: 'code-sent', phone } as const) : refused(from, sent.refusal, { phone })
}

async function enterCode(page: PageRequest, form: SentForm) {
  const [phone, code] = [form.field('phone'), form.field('code').trim()]
  const codeEntry = { phone, code, ...destinationIn(page) }
  const entry = await enterPhoneCode(page.ctx, codeEntry, callerOf(page, form.field('captcha')))
  return entry.ok
    ? startSession(page, entry.value)
    : refused('code', entry.refusal, { phone, code })
}

/** The page redirects the browser itself: a form may not be sent to another host (form-action). */
async function handleStartSocial(page: PageRequest, form: SentForm) {
  const way = parseSocialWay(form.field('way'))
  if (way === undefined) throw notFound()
  const started = await startSocial(page.ctx, { way, ...destinationIn(page) })
  if (!started.ok) return refused('social', started.refusal, {})
  const { url, cookies } = started.value
  return data({ kind: 'onward', way, url } as const, { headers: withCookies(cookies) })
}
