import { makeRequestEmailChange } from './ask-email-change.ts'
import { makeChangePassword } from './change-password.ts'
import { makeChangePhone } from './change-phone.ts'
import { makeConfirmEmail, makeStopEmailChange } from './confirm-email.ts'
import { makeEnterPhoneCode } from './enter-phone-code.ts'
import { makeFinishSocial } from './finish-social.ts'
import type { Identity } from './identity.ts'
import { makeListSessions } from './list-sessions.ts'
import type { IdentityDeps } from './means.ts'
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

/** The whole interface, one method per file. */
export function identityOf(deps: IdentityDeps): Identity {
  const { accounts, sessions, guard, vouchers } = deps
  return {
    viewerOf: makeViewSession(deps),
    needsCaptcha: (email, caller) =>
      guard.needsCaptcha({ account: email.trim().toLowerCase(), caller }),
    register: makeRegister(deps),
    signIn: makeSignIn(deps),
    sendSignInLink: makeSendSignInLink(deps),
    sendPhoneCode: makeSendPhoneCode(deps),
    enterPhoneCode: makeEnterPhoneCode(deps),
    sendReset: makeSendReset(deps),
    resetPassword: makeResetPassword(deps),
    openLink: makeOpenLink(deps),
    socialWays: vouchers.ways,
    startSocial: makeStartSocial(deps),
    finishSocial: makeFinishSocial(deps),
    signOut: makeSignOut(deps),
    sessionsOf: makeListSessions(deps),
    endSession: ({ userId }, sessionId) => sessions.end(userId, sessionId),
    endOtherSessions: ({ userId, sessionId }) => sessions.endOthers(userId, sessionId),
    hasPassword: ({ userId }) => accounts.hasPassword(userId),
    changePassword: makeChangePassword(deps),
    askEmailChange: makeRequestEmailChange(deps),
    confirmEmail: makeConfirmEmail(deps),
    stopEmailChange: makeStopEmailChange(deps),
    changePhone: makeChangePhone(deps),
  }
}
