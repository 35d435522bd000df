/** The texts of the emails about a warranty claim; dates are already formatted for the market. */
export const warrantyEmailRo = {
  greeting: (name: string) => `Bună, ${name}!`,
  claim: 'Cererea de garanție',
  weSay: 'Ce îți spune tehnicianul:',
  button: 'Vezi cererea',
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
  opened: {
    title: 'Am înregistrat cererea de garanție',
    next: (sendBy: string) =>
      `Trimite-ne dispozitivul până pe ${sendBy}; transportul îl plătim noi. Înainte, salvează-ți datele, șterge-le de pe dispozitiv și ieși din contul Apple, Google sau Samsung. Eticheta o găsești în pagina cererii.`,
  },
  received: {
    title: 'Dispozitivul a ajuns la noi',
    next: (diagnosedBy: string, solvedBy: string) =>
      `Îl verificăm până pe ${diagnosedBy} și îți scriem ce am găsit. Rezolvăm totul cel târziu pe ${solvedBy}.`,
  },
  diagnosed: {
    title: 'Știm ce are dispozitivul',
    next: (solvedBy: string) => `Rezolvăm cel târziu pe ${solvedBy} și îți scriem.`,
  },
  repaired: {
    title: 'Dispozitivul e reparat',
    next: 'Ți-l trimitem înapoi, fără niciun cost. Garanția continuă.',
  },
  replaced: {
    title: 'Îți înlocuim dispozitivul',
    next: 'Îți trimitem altul, fără niciun cost. Garanția continuă.',
  },
  refunded: {
    title: 'Îți dăm banii înapoi',
    next: 'Îi primești prin aceeași metodă cu care ai plătit și îți scriem când i-am trimis.',
  },
  rejected: {
    title: 'Nu am putut aproba cererea',
    next: 'Îți trimitem dispozitivul înapoi. Dacă nu ești de acord, răspunde la acest e-mail; te poți adresa și ANPC.',
  },
  closed: {
    title: 'Cererea de garanție e încheiată',
    next: 'Dacă ceva nu e în regulă, deschide alta din contul tău, cât timp ești în garanție.',
  },
  cancelled: {
    title: 'Ai anulat cererea de garanție',
    next: 'Dispozitivul rămâne la tine și garanția lui nu se schimbă. Cât timp ești în garanție, poți deschide altă cerere.',
  },
  expired: {
    title: 'Cererea de garanție a expirat',
    next: 'Dispozitivul nu a fost predat la timp curierului. Garanția lui nu se schimbă: cât timp e valabilă, poți deschide altă cerere.',
  },
}

export type WarrantyEmailText = typeof warrantyEmailRo
