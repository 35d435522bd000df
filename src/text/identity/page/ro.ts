import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { plural } from '#text/plural.ts'

function minutes(n: number) {
  return plural('ro-RO', n, { one: 'un minut', few: '{n} minute', other: '{n} de minute' })
}
function seconds(n: number) {
  return plural('ro-RO', n, { one: '{n} secundă', few: '{n} secunde', other: '{n} de secunde' })
}
function characters(n: number) {
  return plural('ro-RO', n, {
    one: '{n} caracter',
    few: '{n} caractere',
    other: '{n} de caractere',
  })
}

export const identityRo = {
  labels: {
    name: 'Nume și prenume',
    email: 'E-mail',
    phone: 'Telefon',
    password: 'Parolă',
    newPassword: 'Parolă nouă',
    code: 'Codul din SMS',
  },
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  or: 'sau',
  back: 'Înapoi',
  signIn: {
    title: 'Intră în cont',
    lead: 'Comenzile, facturile și coșul tău, pe orice dispozitiv.',
    submit: 'Intră în cont',
    forgot: 'Ai uitat parola?',
    noAccount: 'Nu ai cont încă?',
    toRegister: 'Creează unul',
    byPassword: 'Intră cu parola',
    byLink: 'Primește un link pe e-mail',
    byPhone: 'Primește un cod prin SMS',
    byPasskey: 'Intră cu o cheie de acces',
    noPasskey: 'Nu s-a folosit nicio cheie de acces. Încearcă din nou sau alege alt mod.',
    otherWays: 'Alte moduri de a intra în cont',
    social: {
      google: 'Continuă cu Google',
      apple: 'Continuă cu Apple',
      facebook: 'Continuă cu Facebook',
      demo: 'Continuă cu un cont demo',
    } as Record<SocialWay, string>,
  },
  link: {
    title: 'Intră fără parolă',
    lead: 'Îți trimitem pe e-mail un link cu care intri direct în cont.',
    submit: 'Trimite-mi linkul',
  },
  phone: {
    title: 'Intră cu telefonul',
    lead: 'Îți trimitem prin SMS un cod de 6 cifre.',
    submit: 'Trimite-mi codul',
  },
  code: {
    title: 'Scrie codul primit',
    lead: (phone: string) => `Am trimis un SMS cu un cod de 6 cifre la ${phone}.`,
    submit: 'Intră în cont',
    error: 'Codul are exact 6 cifre',
    resend: 'Trimite alt cod',
    resendIn: (n: number) => `Nu a ajuns? Poți cere alt cod peste ${seconds(n)}.`,
    resent: 'Am trimis un cod nou. Cel vechi nu mai este valabil.',
    change: 'Schimbă numărul',
  },
  sent: {
    title: 'Verifică-ți e-mailul',
    link: (email: string) =>
      `Ți-am trimis la ${email} un link cu care intri direct în cont. Dacă nu ai încă unul, îl creăm când deschizi linkul.`,
    register: (email: string) =>
      `Ți-am scris la ${email}. Deschide mesajul și apasă pe link, ca să știm că adresa este a ta.`,
    forgot: (email: string) =>
      `Dacă există un cont cu adresa ${email}, vei găsi acolo linkul pentru o parolă nouă.`,
    spam: 'Nu vezi mesajul după câteva minute? Caută și în Spam.',
    again: 'Încearcă altă adresă',
  },
  openLink: {
    title: 'Mai ai un pas',
    lead: 'Apasă butonul ca să intri în cont pe acest dispozitiv.',
    submit: 'Intră în cont',
    another: 'Cere alt link',
  },
  proof: {
    title: 'Confirmă-ți adresa de e-mail',
    lead: 'Apasă butonul și contul tău este gata.',
    submit: 'Confirmă și intră în cont',
    another: 'Creează contul din nou',
  },
  onward: {
    title: 'Te ducem mai departe…',
    lead: 'Dacă pagina nu se deschide singură, folosește butonul.',
    submit: 'Continuă',
  },
  register: {
    title: 'Creează un cont',
    lead: 'Îți urmărești comenzile, coletele și facturile dintr-un singur loc.',
    welcome: (money: string, from: string) =>
      `Cu contul primești un voucher de ${money} pentru prima comandă de cel puțin ${from}.`,
    submit: 'Creează contul',
    newsletter: 'Vreau să primesc pe e-mail noutăți și oferte. Mă pot dezabona oricând.',
    haveAccount: 'Ai deja cont?',
    toSignIn: 'Intră în cont',
    agreement: {
      before: 'Creând un cont, accepți ',
      terms: 'termenii și condițiile',
      between: '. Cum îți folosim datele afli din ',
      privacy: 'politica de confidențialitate',
      after: '.',
    },
  },
  meter: {
    empty: 'Minimum 6 caractere; recomandăm cel puțin 8.',
    short: (n: number) => `Mai trebuie ${characters(n)}.`,
    common: 'Parola aceasta se ghicește ușor. Alege alta.',
    long: (n: number) => `Prea lungă: maximum ${characters(n)}.`,
    fair: 'Acceptabilă. Cu cel puțin 8 caractere este mai sigură.',
    good: 'Parolă bună.',
    strong: 'Parolă foarte bună.',
  },
  forgot: {
    title: 'Ai uitat parola?',
    lead: 'Scrie adresa de e-mail a contului și îți trimitem un link pentru o parolă nouă.',
    submit: 'Trimite-mi linkul',
    toSignIn: 'Înapoi la autentificare',
  },
  reset: {
    title: 'Alege o parolă nouă',
    lead: 'După salvare, contul se deconectează de pe toate dispozitivele.',
    submit: 'Salvează parola',
    doneTitle: 'Parola este schimbată',
    doneText:
      'Am deconectat contul de pe toate dispozitivele. Intră acum în cont cu parola cea nouă.',
    another: 'Cere alt link',
  },
  newEmail: {
    title: 'Confirmă adresa nouă',
    lead: 'Apasă butonul și aceasta devine adresa contului tău.',
    submit: 'Confirmă adresa',
    another: 'Cere alt link',
    doneTitle: 'Adresa este schimbată',
    doneText: 'De acum intri în cont cu adresa nouă și primești mesajele pe ea.',
    onward: 'Vezi setările',
  },
  stopEmail: {
    title: 'Oprește schimbarea adresei',
    lead: 'Contul rămâne pe adresa dinainte și se deconectează de pe toate dispozitivele.',
    submit: 'Oprește schimbarea',
    another: 'Alege o parolă nouă',
    doneTitle: 'Am oprit schimbarea',
    doneText:
      'Contul tău este pe adresa dinainte și nu mai este conectat pe niciun dispozitiv. Alege acum o parolă nouă, ca nimeni altcineva să nu mai poată intra.',
    onward: 'Alege o parolă nouă',
  },
  logout: {
    askTitle: 'Ieși din cont?',
    askText: (name: string) =>
      name === ''
        ? 'Contul tău este deschis pe acest dispozitiv.'
        : `Pe acest dispozitiv este deschis contul: ${name}.`,
    askCart: 'Coșul rămâne salvat în cont și te așteaptă la următoarea autentificare.',
    submit: 'Ieși din cont',
    stay: 'Rămân în cont',
    outTitle: 'Ai ieșit din cont',
    outText: 'Pe acest dispozitiv nu mai este deschis niciun cont.',
    lostTitle: 'Sesiunea ta s-a încheiat',
    lostText:
      'Din motive de siguranță te-am deconectat și am golit coșul de pe acest dispozitiv. Coșul salvat în cont te așteaptă la autentificare.',
    lostSubmit: 'Termină deconectarea',
    signIn: 'Intră în cont',
    toHome: 'Înapoi la magazin',
  },
  refusals: {
    'captcha-needed':
      'Mai e nevoie de o scurtă verificare împotriva roboților, care se face singură. Formularul pleacă apoi de la sine.',
    'too-many-tries': (n: number) => `Prea multe încercări. Încearcă din nou peste ${minutes(n)}.`,
    'wrong-credentials': 'E-mailul sau parola nu se potrivesc. Verifică-le și încearcă din nou.',
    blocked: 'Contul este blocat. Scrie-ne și îl verificăm împreună.',
    'wrong-code': 'Codul nu este corect sau a expirat.',
    'wrong-passkey':
      'Cheia de acces nu este valabilă pentru niciun cont. Alege alt mod de a intra.',
    'invalid-link': 'Linkul a expirat sau a fost deja folosit.',
    'not-vouched': 'Autentificarea nu s-a încheiat. Încearcă din nou sau alege alt mod.',
    'no-verified-email':
      'Contul ales nu are o adresă de e-mail confirmată. Alege alt mod de a intra în cont.',
    unavailable: 'Serviciul nu răspunde acum. Încearcă din nou sau alege alt mod.',
  },
}

export type IdentityText = typeof identityRo
