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
  ro: {
    subject: 'Accesul tău la biroul Kintsu',
    title: 'Alege-ți parola',
    intro: (name, inviter) =>
      inviter === ''
        ? `Bună, ${name}, iată linkul pentru a-ți alege o parolă nouă.`
        : `Bună, ${name}, ${inviter} ți-a dat acces la biroul Kintsu.`,
    button: 'Alege o parolă',
    validUntil: time => `Linkul merge o singură dată, până la ${time}.`,
    notYou: 'Dacă nu te așteptai la acest e-mail, ignoră-l: nu se schimbă nimic.',
  },
  bg: {
    subject: 'Твоят достъп до офиса на Kintsu',
    title: 'Избери си парола',
    intro: (name, inviter) =>
      inviter === ''
        ? `Здравей, ${name}, ето линка, с който да си избереш нова парола.`
        : `Здравей, ${name}, ${inviter} ти даде достъп до офиса на Kintsu.`,
    button: 'Избери парола',
    validUntil: time => `Линкът важи веднъж, до ${time}.`,
    notYou: 'Ако не очакваше този имейл, не прави нищо: нищо не се променя.',
  },
  hu: {
    subject: 'Hozzáférésed a Kintsu irodához',
    title: 'Válassz jelszót',
    intro: (name, inviter) =>
      inviter === ''
        ? `Szia, ${name}! Itt a link, amellyel új jelszót választhatsz.`
        : `Szia, ${name}! ${inviter} hozzáférést adott neked a Kintsu irodához.`,
    button: 'Jelszó választása',
    validUntil: time => `A link egyszer működik, eddig: ${time}.`,
    notYou: 'Ha nem vártad ezt az e-mailt, hagyd figyelmen kívül: semmi sem változik.',
  },
  el: {
    subject: 'Η πρόσβασή σου στο γραφείο της Kintsu',
    title: 'Διάλεξε κωδικό',
    intro: (name, inviter) =>
      inviter === ''
        ? `Γεια σου ${name}, αυτός είναι ο σύνδεσμος για να διαλέξεις νέο κωδικό.`
        : `Γεια σου ${name}, ο χρήστης ${inviter} σου έδωσε πρόσβαση στο γραφείο της Kintsu.`,
    button: 'Διάλεξε κωδικό',
    validUntil: time => `Ο σύνδεσμος ισχύει μία φορά, έως ${time}.`,
    notYou: 'Αν δεν περίμενες αυτό το e-mail, αγνόησέ το: δεν αλλάζει τίποτα.',
  },
}
