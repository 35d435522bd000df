import { forgetTallies } from '#store/tally/forget-tallies.ts'
import { sendIdentityEmail } from '../mail/send-identity-email.ts'
import { sendSms } from '../mail/send-sms.ts'
import type { Module } from '../module.ts'
import { answerEmailChange } from './answer-email-change.ts'
import { answerRegistration } from './answer-registration.ts'
import { answerReset } from './answer-reset.ts'
import { answerSignInLink } from './answer-sign-in-link.ts'
import { forgetLapsed } from './forget-lapsed.ts'

export const identityModule: Module = {
  jobs: [
    { name: 'forget-sessions', everySeconds: 3_600, run: forgetLapsed },
    { name: 'forget-tallies', everySeconds: 600, run: ctx => forgetTallies(ctx.sql) },
  ],
  outbox: {
    'registration-asked': answerRegistration,
    'reset-asked': answerReset,
    'sign-in-link-asked': answerSignInLink,
    'email-change-asked': answerEmailChange,
    'identity-letter': sendIdentityEmail,
    sms: sendSms,
  },
}
