/** The texts of the emails about a return; dates, times and amounts are already formatted for the market. */
export const returnEmailRo = {
  greeting: (name: string) => `Bună, ${name}!`,
  'return-requested': {
    subject: (number: string) => `Am înregistrat retragerea ta din contract: retur ${number}`,
    title: 'Retragerea ta din contract este înregistrată',
    intro: (order: string, at: string) =>
      `Ne-ai anunțat pe ${at} că te retragi din contract pentru produsele de mai jos din comanda ${order}. Acest e-mail este dovada; păstrează-l.`,
  },
  'return-reminder': {
    subject: (number: string) => `Mai ai puțin timp să trimiți returul ${number}`,
    title: 'Nu uita să trimiți coletul',
    intro: (order: string) => `Încă nu am primit coletul cu produsele din comanda ${order}.`,
  },
  'return-received': {
    subject: (number: string) => `Am primit returul ${number}`,
    title: 'Coletul tău a ajuns la noi',
    intro: (order: string) => `Am primit produsele din comanda ${order}. Acum le verificăm.`,
  },
  'return-settled': {
    subject: (number: string) => `Returul ${number} este acceptat, banii sunt pe drum`,
    title: 'Totul este verificat, îți dăm banii înapoi',
    intro: (order: string) => `Am verificat produsele din comanda ${order} și am pornit plata.`,
  },
  'return-rejected': {
    subject: (number: string) => `Nu putem accepta returul ${number}`,
    title: 'Nu putem accepta acest retur',
    intro: (order: string) =>
      `Am verificat produsele din comanda ${order} și nu le putem lua înapoi. Ți le retrimitem fără niciun cost.`,
  },
  sendBy: (day: string) => `Trimite coletul cel târziu pe ${day}.`,
  byCourier: (day: string) => `Curierul vine după colet pe ${day}.`,
  byLocker: 'Predai coletul la easybox; găsești eticheta în pagina returului.',
  byOffice: 'Predai coletul la un punct al curierului; găsești eticheta în pagina returului.',
  battery: 'Nu trimite un dispozitiv cu bateria umflată: scrie-ne și îți spunem ce să faci.',
  inspectedBy: (day: string) => `Terminăm verificarea cel târziu pe ${day}.`,
  refundedBy: (day: string) => `Banii pleacă spre tine cel târziu pe ${day}.`,
  sentBackBy: (day: string) => `Coletul pleacă înapoi spre tine cel târziu pe ${day}.`,
  sameWay: 'Primești banii prin aceeași metodă cu care ai plătit.',
  toIban: (iban: string) => `Primești banii prin transfer în contul ${iban}.`,
  deducted: (amount: string, found: string) => `reținem ${amount}: ${found}`,
  why: (why: string) => `Motivul: ${why}`,
  disagree: 'Dacă nu ești de acord, răspunde la acest e-mail; îl citește un om.',
  lines: 'Produsele',
  charges: 'Livrare și taxe',
  expected: 'Îți dăm înapoi',
  button: 'Vezi returul',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type ReturnEmailText = typeof returnEmailRo
