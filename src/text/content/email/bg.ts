import type { ContactEmailText } from './ro.ts'

export const contactEmailBg: ContactEmailText = {
  subject: 'Получихме съобщението ти',
  title: 'Получихме съобщението ти',
  intro: name =>
    `Здравей, ${name}! Съобщението по-долу пристигна при нас. Ще отговорим на този адрес до един работен ден.`,
  wrote: 'Какво ни писа',
  ofOrder: number => `За поръчка или продажба ${number}`,
  notYou: 'Ако съобщението не е от теб, не е нужно да правиш нищо.',
  toStaff: topic => `Съобщение от страницата за поддръжка: ${topic}`,
  reply: topic => `Нашият отговор: ${topic}`,
  replyTitle: 'Нашият отговор',
  topics: {
    order: 'поръчка',
    return: 'връщане или гаранция',
    sale: 'продажба на устройство',
    account: 'профил или данни',
    other: 'нещо друго',
  },
  from: 'От',
}
