import { plural } from '#text/plural.ts'
import type { FinancingText } from './ro.ts'

function inRates(n: number) {
  return plural('bg-BG', n, { one: 'с една вноска', other: 'на {n} вноски' })
}

export const financingBg: FinancingText = {
  loading: 'Условията за финансиране се зареждат…',
  legend: 'Брой вноски',
  rates: n => plural('bg-BG', n, { one: 'Една вноска', other: '{n} вноски' }),
  perMonth: amount => `${amount} на месец`,
  duration: 'Срок',
  months: n => plural('bg-BG', n, { one: '{n} месец', other: '{n} месеца' }),
  firstRate: 'Първа вноска',
  monthly: 'Месечна вноска',
  downPaid: 'Първоначална вноска',
  total: 'Общо за плащане',
  apr: 'ГПР',
  disclosure: ({ financed, installments, rate, apr, total, lender }) =>
    `Представителен пример: ${financed}, изплащани ${inRates(installments)}, при фиксиран годишен лихвен процент ${rate}, ГПР ${apr} и обща дължима сума ${total}. Финансирането се предоставя от ${lender} след одобрение на заявката.`,
  consent: lender => ({
    before: 'Прочетох ',
    link: 'условията за финансиране',
    after: ` и се съгласявам данните от поръчката да бъдат предадени на ${lender}.`,
  }),
  tac: { before: 'Приемам ', link: 'условията на кредита от Cofidis', after: '.' },
  gdpr: { before: 'Прочетох как Cofidis обработва ', link: 'личните ми данни', after: '.' },
  contact: {
    legend: 'Как ще продължиш заявката',
    online: { title: 'Онлайн', note: 'След поръчката попълваш формуляра на Cofidis.' },
    offline: {
      title: 'По телефона',
      note: 'Cofidis ще ти се обади и ще попълните заявката заедно.',
    },
  },
  downPayment: 'Първоначална вноска',
  downPaymentHint: least =>
    `По желание: колко плащаш със свои средства. За кредита трябва да останат поне ${least}.`,
  person: {
    customerPhone: 'Телефон за контакт',
    customerMotherName: 'Рождено име на майката',
    customerBirthDate: 'Дата на раждане',
  },
  birthDateHint: 'ГГГГ-ММ-ДД, например 1990-04-23',
  widget: 'Симулация от Oney',
  fields: {
    plan: 'Вноски',
    consent: 'Съгласие за финансирането',
    loanTac: 'Условия на кредита',
    loanGdpr: 'Обработване на данни',
  },
  errors: {
    plan: { required: 'Условията за финансиране още не са заредени. Опитай отново.' },
    downPayment: {
      pattern: 'Въведи цяла сума',
      'too-high': 'Първоначалната вноска е твърде висока за този кредит',
    },
    customerPhone: {
      required: 'Въведи телефон за контакт',
      pattern: 'Телефонът за контакт е невалиден',
    },
    customerMotherName: {
      required: 'Въведи името на майката',
      pattern: 'Въведи поне две думи, всяка с поне 2 букви',
    },
    customerBirthDate: {
      required: 'Въведи дата на раждане',
      pattern: 'Датата на раждане е невалидна',
      'too-young': 'Трябва да имаш навършени 18 години',
    },
  },
}
