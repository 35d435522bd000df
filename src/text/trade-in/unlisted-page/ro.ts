/** The page for a device that is not in the list. */
export const unlistedRo = {
  title: 'Dispozitivul tău nu e în listă?',
  lead: (days: number) =>
    `Spune-ne ce ai și alege ce vrei: îți trimitem o ofertă făcută de un coleg, în cel mult ${days} zile lucrătoare, sau o etichetă gratuită, ca să reciclăm dispozitivul.`,
  labels: { device: 'Ce dispozitiv ai?', choice: 'Ce vrei să facem?', email: 'E-mail' },
  deviceHint: (max: number) =>
    `Marca, modelul, memoria și starea, cum le știi. Cel mult ${max} de caractere.`,
  choices: { quote: 'Vreau o ofertă', recycling: 'Vreau să îl reciclați gratuit' },
  missing: {
    device: 'Scrie ce dispozitiv ai, între 3 și 500 de caractere.',
    choice: 'Alege ce vrei să facem.',
    email: 'Scrie o adresă de e-mail la care să îți răspundem.',
  },
  send: 'Trimite cererea',
  sent: 'Am primit cererea ta',
  sentText: (days: number) =>
    `Ți-am trimis o confirmare pe e-mail. Răspundem în cel mult ${days} zile lucrătoare.`,
  back: 'Înapoi la pagina de vânzare',
  captcha:
    'Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Cererea pleacă apoi de la sine.',
  tooMany: 'Ai trimis multe mesaje într-un timp scurt. Încearcă din nou peste o oră sau sună-ne.',
}

export type UnlistedText = typeof unlistedRo
