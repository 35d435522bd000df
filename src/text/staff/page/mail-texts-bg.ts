import type { mailTextsEn } from './mail-texts-en.ts'

export const mailTextsBg: typeof mailTextsEn = {
  about:
    'Какво пише магазинът на купувачи и продавачи. Имейл с променен текст тръгва с твоите думи от следващото изпращане.',
  rules:
    'Изпразни полето, за да върнеш обичайния текст. Това, което е във фигурни скоби, например {number}, го попълва магазинът и трябва да остане.',
  kinds: {
    orderEmail: 'Потвърждение на поръчка',
    parcelEmail: 'Пратка на поръчка',
    paymentEmail: 'Плащане и връщане на пари',
    returnEmail: 'Връщания',
    warrantyEmail: 'Гаранция',
    tradeInEmail: 'Продажба: оферта и пратка',
    inspectionEmail: 'Продажба: проверка и плащане',
    unlistedEmail: 'Устройство извън списъка',
    identityEmail: 'Профил и вход',
    alertEmail: 'Отново в наличност и цена',
    reviewEmail: 'Покана за отзив',
    pointsEmail: 'Точки',
    rewardEmail: 'Ваучер за покана',
    contactEmail: 'Съобщения до поддръжката',
  },
  shared: 'Общото за всички',
  ownCount: n => (n === 1 ? '1 собствен текст' : `${n} собствени текста`),
  wording: 'Текст',
  preview: 'Как се чете',
  parts: {
    subject: 'Тема',
    title: 'Заглавие',
    greeting: 'Поздрав',
    button: 'Бутон',
    questions: 'Заключителен ред',
  },
  phrase: n => `Текст ${n}`,
  fillsIn: names => `Магазинът попълва ${names}.`,
  usually: wording => `Обичайно: ${wording}`,
  usual: 'обичайният текст',
  wrong: names =>
    names === ''
      ? 'Без фигурни скоби и най-много 1000 знака.'
      : `Използвай ${names} и нищо друго във фигурни скоби, най-много 1000 знака.`,
}
