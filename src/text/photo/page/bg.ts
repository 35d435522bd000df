import { plural } from '#text/plural.ts'
import type { PhotoText } from './ro.ts'

export const photoBg: PhotoText = {
  label: 'Снимки',
  choose: 'Избери снимки',
  take: 'Направи снимка',
  limits: max =>
    `Най-много ${plural('bg-BG', max, { one: '{n} снимка', other: '{n} снимки' })}, JPEG, PNG или WebP, до 8 MB всяка. Изтриваме от тях данните за мястото, на което са направени.`,
  full: max =>
    `Вече имаш ${plural('bg-BG', max, { one: '{n} снимка', other: '{n} снимки' })}. Махни една, за да добавиш друга.`,
  needsScript: 'За да изпратиш снимки, включи JavaScript в браузъра.',
  photo: number => `Снимка ${number}`,
  sending: 'Изпраща се…',
  sent: 'Изпратена',
  retry: number => `Изпрати отново снимка ${number}`,
  remove: number => `Махни снимка ${number}`,
  errors: {
    'too-large': 'Твърде голяма е: най-много 8 MB.',
    'not-a-picture': 'Не можем да я прочетем. Опитай със снимка JPEG, PNG или WebP.',
    'too-many': 'Изпрати твърде много снимки. Опитай отново по-късно.',
    unreachable: 'Не стигна до нас. Провери връзката си и я изпрати отново.',
  },
}
