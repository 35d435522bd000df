import { makeAskEmailChange } from './ask-email-change.ts'
import { makeChangePassword } from './change-password.ts'
import { makeChangePhone } from './change-phone.ts'
import { makeConfirmEmail, makeStopEmailChange } from './confirm-email.ts'
import { makeEnterPhoneCode } from './enter-phone-code.ts'
import { makeFinishSocial } from './finish-social.ts'
import type { Identity } from './identity.ts'
import { makeListSessions } from './list-sessions.ts'
import type { IdentityMeans } from './means.ts'
import { makeOpenLink } from './open-link.ts'
import { makeRegister } from './register.ts'
import { makeResetPassword } from './reset-password.ts'
import { makeSendPhoneCode } from './send-phone-code.ts'
import { makeSendReset } from './send-reset.ts'
import { makeSendSignInLink } from './send-sign-in-link.ts'
import { makeSignIn } from './sign-in.ts'
import { makeSignOut } from './sign-out.ts'
import { makeStartSocial } from './start-social.ts'
import { makeViewSession } from './view-session.ts'

/** All of the interface, a verb a file. */
export function identityOf(means: IdentityMeans): Identity {
  const { accounts, sessions, guard, vouchers } = means
  return {
    viewerOf: makeViewSession(means),
    needsCaptcha: (email, caller) =>
      guard.needsCaptcha({ account: email.trim().toLowerCase(), caller }),
    register: makeRegister(means),
    signIn: makeSignIn(means),
    sendSignInLink: makeSendSignInLink(means),
    sendPhoneCode: makeSendPhoneCode(means),
    enterPhoneCode: makeEnterPhoneCode(means),
    sendReset: makeSendReset(means),
    resetPassword: makeResetPassword(means),
    openLink: makeOpenLink(means),
    socialWays: vouchers.ways,
    startSocial: makeStartSocial(means),
    finishSocial: makeFinishSocial(means),
    signOut: makeSignOut(means),
    sessionsOf: makeListSessions(means),
    endSession: ({ userId }, sessionId) => sessions.end(userId, sessionId),
    endOtherSessions: ({ userId, sessionId }) => sessions.endOthers(userId, sessionId),
    hasPassword: ({ userId }) => accounts.hasPassword(userId),
    changePassword: makeChangePassword(means),
    askEmailChange: makeAskEmailChange(means),
    confirmEmail: makeConfirmEmail(means),
    stopEmailChange: makeStopEmailChange(means),
    changePhone: makeChangePhone(means),
  }
}
