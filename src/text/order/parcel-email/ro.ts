/** The texts of the emails about the parcel of an order. */
export const parcelEmailRo = {
  greeting: (name: string) => `Bună, ${name}!`,
  shipped: {
    subject: (number: string) => `Comanda ${number} a plecat spre tine`,
    title: 'Coletul a plecat spre tine',
    intro: (number: string) => `Am predat curierului coletul cu comanda ${number}.`,
    next: 'Pe pagina comenzii vezi unde a ajuns și când îl primești.',
  },
  ready: {
    subject: (number: string) => `Comanda ${number} te așteaptă la punctul de ridicare`,
    title: 'Coletul te așteaptă',
    intro: (number: string) =>
      `Coletul cu comanda ${number} a ajuns la punctul de ridicare ales de tine.`,
    next: 'Ridică-l până la termenul din mesajul curierului. După aceea se întoarce la noi.',
  },
  delivered: {
    subject: (number: string) => `Comanda ${number} a ajuns la tine`,
    title: 'Coletul a fost livrat',
    intro: (number: string) => `Curierul ne-a confirmat livrarea coletului cu comanda ${number}.`,
    next: 'Nu l-ai primit sau ceva nu e în regulă? Răspunde la acest e-mail. Dacă te răzgândești, pe pagina comenzii vezi până când îl poți returna.',
  },
  button: 'Vezi comanda',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type ParcelEmailText = typeof parcelEmailRo
