import type { PointsEmailText } from './ro.ts'

export const pointsEmailBg: PointsEmailText = {
  subject: day => `Точките ти са валидни до ${day}`,
  title: 'Точките ти изтичат скоро',
  greeting: name => (name === '' ? 'Здравей!' : `Здравей, ${name}!`),
  intro: (points, worth, day) =>
    `Имаш точки в Kintsu: ${points}, на стойност ${worth}. Отдавна не са използвани, затова изтичат на ${day}`,
  how: 'За да не ги загубиш, превърни ги във ваучер. Запазва ги и нова поръчка.',
  see: 'Виж точките',
  why: 'Получаваш това писмо, защото обещахме да те предупредим, преди точките да изтекат.',
}
