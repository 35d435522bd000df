import { rewardIn } from '#domain/loyalty/reward.ts'
import { confirmEmail } from '#services/identity/confirm-email.ts'
import { openLink } from '#services/identity/open-link.ts'
import { register } from '#services/identity/register.ts'
import { callerOf } from '../caller-of.ts'
import { notFound, onFixedPage, type PageRequest } from '../page-request.ts'
import { onOwnForm, type SentForm } from '../read-form.ts'
import { destinationIn, nextOf, refused, sendMembersOn, startSession, tokenIn } from './entry.ts'

/** A new account; email links that confirm an address, of a new or an existing account, lead here, too. */
export const loadRegister = onFixedPage('register', async page => {
  const next = nextOf(page)
  const token = tokenIn(page, 'proof')
  if (token !== undefined) return { kind: 'proof', next, token } as const
  const change = tokenIn(page, 'email')
  if (change !== undefined) return { kind: 'email', next, token: change } as const
  await sendMembersOn(page)
  const settings = page.ctx.settings.loyaltyOf(page.market)
  const amount = rewardIn(settings, 'welcome')
  const welcome = amount && { amount, orderFrom: settings.rewardedFrom }
  return { kind: 'form', next, ...(welcome && { welcome }) } as const
})

export const handleRegister = onOwnForm('register', async (page, form) => {
  switch (form.field('intent')) {
    case 'register':
      return makeAccount(page, form)
    case 'open-link':
      return proveAddress(page, form)
    case 'confirm-email':
      return handleConfirmEmail(page, form)
  }
  throw notFound()
})

/** The same response whether there is an account or not; only the email differs (quality.md). */
async function makeAccount(page: PageRequest, form: SentForm) {
  const [name, email] = [form.field('name').trim(), form.field('email').trim()]
  const wantsNewsletter = form.field('newsletter') === 'on'
  const registration = { name, email, password: form.field('password'), wantsNewsletter }
  const registered = await register(
    page.ctx,
    { ...registration, ...destinationIn(page) },
    callerOf(page, form.field('captcha')),
  )
  if (registered.ok) return { kind: 'sent', form: 'register', to: email } as const
  const typed = { name, email, newsletter: wantsNewsletter ? 'on' : '' }
  return refused('register', registered.refusal, typed)
}

async function proveAddress(page: PageRequest, form: SentForm) {
  const entry = await openLink(page.ctx, form.field('token'), callerOf(page, form.field('captcha')))
  return entry.ok ? startSession(page, entry.value) : refused('open-link', entry.refusal, {})
}

/** Does not sign in; a signed-in member stays signed in. */
async function handleConfirmEmail(page: PageRequest, form: SentForm) {
  const confirmed = await confirmEmail(page.ctx, form.field('token'))
  return confirmed.ok
    ? ({ kind: 'link-done', form: 'confirm-email' } as const)
    : refused('confirm-email', confirmed.refusal, {})
}
