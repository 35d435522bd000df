import { stopEmailChange } from '#services/identity/confirm-email.ts'
import { resetPassword } from '#services/identity/reset-password.ts'
import { sendReset } from '#services/identity/send-reset.ts'
import { callerOf } from '../caller-of.ts'
import { notFound, onFixedPage, type PageRequest } from '../page-request.ts'
import { onOwnForm, type SentForm } from '../read-form.ts'
import { destinationIn, nextOf, refused, tokenIn } from './entry.ts'

/**
 * The form that requests the email; its link leads here for the new password. Also for members: they may have forgotten
 * theirs.
 */
export const loadForgotPassword = onFixedPage('forgot-password', async page => {
  const next = nextOf(page)
  const stop = tokenIn(page, 'stop')
  if (stop !== undefined) return { kind: 'stop', next, token: stop } as const
  const token = tokenIn(page, 'reset')
  return token === undefined
    ? ({ kind: 'ask', next } as const)
    : ({ kind: 'reset', next, token } as const)
})

export const handleResetPassword = onOwnForm('forgot-password', async (page, form) => {
  switch (form.field('intent')) {
    case 'forgot':
      return handleSendReset(page, form)
    case 'reset':
      return setPassword(page, form)
    case 'stop-email':
      return stopEmail(page, form)
  }
  throw notFound()
})

/** The same response whether there is an account or not (quality.md). */
async function handleSendReset(page: PageRequest, form: SentForm) {
  const email = form.field('email').trim()
  const caller = callerOf(page, form.field('captcha'))
  const sent = await sendReset(page.ctx, { email, ...destinationIn(page) }, caller)
  return sent.ok
    ? ({ kind: 'sent', form: 'forgot', to: email } as const)
    : refused('forgot', sent.refusal, { email })
}

async function setPassword(page: PageRequest, form: SentForm) {
  const [token, password] = [form.field('token'), form.field('password')]
  const set = await resetPassword(page.ctx, { token, password })
  return set.ok ? ({ kind: 'password-set' } as const) : refused('reset', set.refusal, {})
}

/** The link sent to the previous address of an account. */
async function stopEmail(page: PageRequest, form: SentForm) {
  const stopped = await stopEmailChange(page.ctx, form.field('token'))
  return stopped.ok
    ? ({ kind: 'link-done', form: 'stop-email' } as const)
    : refused('stop-email', stopped.refusal, {})
}
