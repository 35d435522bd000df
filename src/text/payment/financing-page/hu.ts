import { plural } from '#text/plural.ts'
import type { FinancingText } from './ro.ts'

export const financingHu: FinancingText = {
  loading: 'A finanszírozási feltételek betöltése…',
  legend: 'Részletek száma',
  rates: n => plural('hu-HU', n, { one: 'Egy részlet', other: '{n} részlet' }),
  perMonth: amount => `havi ${amount}`,
  duration: 'Futamidő',
  months: n => plural('hu-HU', n, { other: '{n} hónap' }),
  firstRate: 'Első részlet',
  monthly: 'Havi részlet',
  downPaid: 'Önerő',
  total: 'Fizetendő összesen',
  apr: 'THM',
  disclosure: ({ financed, installments, rate, apr, total, lender }) =>
    `Reprezentatív példa: a hitel teljes összege ${financed}, futamideje ${installments} hónap, rögzített éves hitelkamata ${rate}, THM ${apr}, a fizetendő teljes összeg ${total}. Hitelező: ${lender}. A hitel bírálathoz kötött.`,
  consent: lender => ({
    before: 'Elolvastam a ',
    link: 'finanszírozási feltételeket',
    after: `, és hozzájárulok a rendelési adataim továbbításához (${lender}).`,
  }),
  tac: { before: 'Elfogadom a ', link: 'Cofidis áruhitel feltételeit', after: '.' },
  gdpr: {
    before: 'Elolvastam a Cofidis ',
    link: 'adatkezeléséről szóló tájékoztatót',
    after: '.',
  },
  contact: {
    legend: 'Hogyan folytatod az igénylést?',
    online: { title: 'Online', note: 'A rendelés után kitöltöd a Cofidis űrlapját.' },
    offline: { title: 'Telefonon', note: 'A Cofidis felhív, és együtt töltitek ki az igénylést.' },
  },
  downPayment: 'Önerő',
  downPaymentHint: least =>
    `Nem kötelező: ennyit fizetsz saját pénzből. A hitel összege legalább ${least} maradjon.`,
  person: {
    customerPhone: 'Kapcsolattartási telefonszám',
    customerMotherName: 'Édesanyád születési neve',
    customerBirthDate: 'Születési dátum',
  },
  birthDateHint: 'ÉÉÉÉ-HH-NN, például 1990-04-23',
  widget: 'Oney kalkulátor',
  fields: {
    plan: 'Részletek',
    consent: 'Hozzájárulás a finanszírozáshoz',
    loanTac: 'Hitelfeltételek',
    loanGdpr: 'Adatkezelés',
  },
  errors: {
    plan: { required: 'A finanszírozási feltételek még nem töltődtek be. Próbáld újra.' },
    downPayment: {
      pattern: 'Egész összeget írj be',
      'too-high': 'Az önerő túl magas ehhez a hitelhez',
    },
    customerPhone: {
      required: 'Add meg a kapcsolattartási telefonszámot',
      pattern: 'Érvénytelen kapcsolattartási telefonszám',
    },
    customerMotherName: {
      required: 'Add meg édesanyád születési nevét',
      pattern: 'Írj legalább két, egyenként legalább 2 betűs szót',
    },
    customerBirthDate: {
      required: 'Add meg a születési dátumot',
      pattern: 'A születési dátum érvénytelen',
      'too-young': 'Legalább 18 évesnek kell lenned',
    },
  },
}
