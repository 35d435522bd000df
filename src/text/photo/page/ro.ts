import { plural } from '#text/plural.ts'

/** Photos attached to a form. */
export const photoRo = {
  label: 'Poze',
  choose: 'Alege poze',
  take: 'Fă o poză',
  limits: (max: number) =>
    `Cel mult ${plural('ro-RO', max, { one: 'o poză', few: '{n} poze', other: '{n} de poze' })}, JPEG, PNG sau WebP, până la 8 MB fiecare. Ștergem din ele locul unde au fost făcute.`,
  full: (max: number) =>
    `Ai ajuns la ${plural('ro-RO', max, { one: 'o poză', few: '{n} poze', other: '{n} de poze' })}. Scoate una ca să adaugi alta.`,
  needsScript: 'Ca să trimiți poze, activează JavaScript în browser.',
  photo: (number: number) => `Poza ${number}`,
  sending: 'Se trimite…',
  sent: 'Trimisă',
  retry: (number: number) => `Trimite din nou poza ${number}`,
  remove: (number: number) => `Scoate poza ${number}`,
  errors: {
    'too-large': 'E prea mare: cel mult 8 MB.',
    'not-a-picture': 'Nu o putem deschide. Încearcă o poză JPEG, PNG sau WebP.',
    'too-many': 'Ai trimis prea multe poze. Încearcă din nou mai târziu.',
    unreachable: 'Nu a ajuns la noi. Verifică conexiunea și trimite-o din nou.',
  },
}

export type PhotoText = typeof photoRo
