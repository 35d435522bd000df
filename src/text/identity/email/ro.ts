/** The texts of the emails about an account; times are already formatted for the market. */
export const identityEmailRo = {
  greeting: (name: string) => (name === '' ? 'Bună!' : `Bună, ${name}!`),
  verify: {
    subject: 'Confirmă-ți adresa de e-mail',
    title: 'Mai e un pas',
    intro:
      'Ai cerut un cont Kintsu cu această adresă. Confirmă că este a ta și intri direct în cont.',
    button: 'Confirmă adresa',
    notYou:
      'Nu ai cerut tu contul? Nu trebuie să faci nimic: fără confirmare, pe adresa ta nu se deschide niciun cont.',
  },
  'sign-in-link': {
    subject: 'Linkul tău de conectare la Kintsu',
    title: 'Intră în cont',
    intro:
      'Apasă butonul și intri în contul tău, fără parolă. Linkul poate fi folosit o singură dată.',
    button: 'Intră în cont',
    notYou: 'Nu ai cerut tu linkul? Ignoră mesajul și nu trimite linkul nimănui.',
  },
  reset: {
    subject: 'Alege o parolă nouă',
    title: 'Alege o parolă nouă',
    intro:
      'Am primit o cerere de parolă nouă pentru contul tău Kintsu. După ce o schimbi, contul va fi deconectat de pe toate dispozitivele.',
    button: 'Alege parola nouă',
    notYou: 'Nu ai cerut-o tu? Nu trebuie să faci nimic: parola ta rămâne aceeași.',
  },
  'have-account': {
    subject: 'Ai deja un cont Kintsu',
    title: 'Ai deja un cont',
    intro:
      'Cineva, poate chiar tu, a încercat să creeze un cont Kintsu cu această adresă. Contul tău există deja și nu s-a schimbat nimic în el.',
    button: 'Intră în cont',
    other: 'Ai uitat parola? Alege una nouă',
    notYou: 'Nu ai fost tu? Nu trebuie să faci nimic.',
  },
  'password-changed': {
    subject: 'Parola contului tău a fost schimbată',
    title: 'Parola a fost schimbată',
    intro:
      'Parola contului tău Kintsu tocmai a fost schimbată, iar celelalte dispozitive au fost deconectate. Dacă ai schimbat-o tu, nu mai ai nimic de făcut.',
    button: 'Nu am fost eu, vreau altă parolă',
    notYou: 'Dacă nu ai schimbat-o tu, alege imediat altă parolă și scrie-ne.',
  },
  'passkey-added': {
    subject: 'Ai o nouă cheie de acces în cont',
    title: 'A fost adăugată o cheie de acces',
    intro:
      'În contul tău Kintsu tocmai a fost adăugată o cheie de acces: cu ea se intră în cont fără parolă, de pe dispozitivul pe care a fost creată. Dacă ai adăugat-o tu, nu mai ai nimic de făcut.',
    button: 'Nu am fost eu, vreau altă parolă',
    notYou:
      'Dacă nu ai adăugat-o tu, alege imediat altă parolă: odată cu ea se șterg toate cheile de acces și se deconectează toate dispozitivele.',
  },
  'new-email': {
    subject: 'Confirmă noua adresă de e-mail',
    title: 'Confirmă noua adresă',
    intro:
      'Ai cerut ca această adresă să fie adresa contului tău Kintsu. Confirmă că este a ta; până atunci nu se schimbă nimic.',
    button: 'Confirmă adresa nouă',
    notYou:
      'Nu ai cerut tu schimbarea? Nu trebuie să faci nimic: adresa ta nu ajunge în niciun cont.',
  },
  'email-change': {
    subject: 'Cineva vrea să schimbe adresa contului tău',
    title: 'Se schimbă adresa contului',
    intro:
      'Din contul tău Kintsu s-a cerut schimbarea adresei de e-mail. Dacă ai cerut-o tu, nu ai nimic de făcut aici: confirmă schimbarea din mesajul trimis la adresa nouă.',
    button: 'Nu am fost eu, oprește schimbarea',
    notYou:
      'Dacă oprești schimbarea, contul rămâne pe adresa aceasta și este deconectat de pe toate dispozitivele.',
  },
  until: (day: string, time: string) => `Linkul este valabil până pe ${day}, ora ${time}.`,
  questions: 'Ai întrebări? Răspunde la acest e-mail, îl citește un om.',
}

export type IdentityEmailText = typeof identityEmailRo
