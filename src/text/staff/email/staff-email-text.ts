import type { OfficeLanguage } from '#domain/staff/staff.ts'

export type StaffEmailText = {
  readonly subject: string
  readonly title: string
  /** `inviter` is empty if the person asked for the link. */
  readonly intro: (name: string, inviter: string) => string
  readonly button: string
  readonly validUntil: (time: string) => string
  readonly notYou: string
}

/** The email with a link to choose a password for the office. */
export const staffEmailText: Readonly<Record<OfficeLanguage, StaffEmailText>> = {
  en: {
    subject: 'Your access to the Kintsu office',
    title: 'Choose your password',
    intro: (name, inviter) =>
      inviter === ''
        ? `Hello ${name}, here is the link to choose a new password.`
        : `Hello ${name}, ${inviter} has given you access to the Kintsu office.`,
    button: 'Choose a password',
    validUntil: time => `The link works once, until ${time}.`,
    notYou: 'If you did not expect this email, ignore it: nothing changes.',
  },
}
