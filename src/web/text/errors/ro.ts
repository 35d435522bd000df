export const errorsRo = {
  notFoundTitle: 'Pagina asta nu există',
  notFoundText:
    'Adresa e greșită sau pagina s-a mutat. Telefoanele noastre sunt însă la locul lor.',
  unavailableTitle: 'Revenim imediat',
  unavailableText:
    'Magazinul nu răspunde în acest moment. Coșul tău e păstrat; încearcă din nou în câteva secunde.',
  failedTitle: 'Ceva n-a mers la noi',
  failedText: 'Am aflat de problemă și o reparăm. Coșul tău e păstrat.',
  toHome: 'La pagina principală',
  tryAgain: 'Încearcă din nou',
  version: (version: string) => `Versiunea ${version}`,
}

export type ErrorsText = typeof errorsRo
