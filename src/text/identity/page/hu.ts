import { plural } from '#text/plural.ts'
import type { IdentityText } from './ro.ts'

function counted(n: number, unit: string) {
  return plural('hu-HU', n, { other: `{n} ${unit}` })
}

export const identityHu: IdentityText = {
  labels: {
    name: 'Teljes név',
    email: 'E-mail-cím',
    phone: 'Telefonszám',
    password: 'Jelszó',
    newPassword: 'Új jelszó',
    code: 'SMS-ben kapott kód',
  },
  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  or: 'vagy',
  back: 'Vissza',
  signIn: {
    title: 'Bejelentkezés',
    lead: 'A rendeléseid, a számláid és a kosarad minden eszközödön.',
    submit: 'Bejelentkezem',
    forgot: 'Elfelejtetted a jelszavad?',
    noAccount: 'Még nincs fiókod?',
    toRegister: 'Regisztrálj',
    byPassword: 'Belépés jelszóval',
    byLink: 'Linket kérek e-mailben',
    byPhone: 'Kódot kérek SMS-ben',
    byPasskey: 'Belépés azonosítókulccsal',
    noPasskey: 'Nem használtál azonosítókulcsot. Próbáld újra, vagy válassz másik módot.',
    otherWays: 'Más belépési módok',
    social: {
      google: 'Folytatás Google-fiókkal',
      apple: 'Folytatás Apple-fiókkal',
      facebook: 'Folytatás Facebook-fiókkal',
      demo: 'Folytatás demófiókkal',
    },
  },
  link: {
    title: 'Belépés jelszó nélkül',
    lead: 'E-mailben küldünk egy linket, amellyel rögtön beléphetsz a fiókodba.',
    submit: 'Kérem a linket',
  },
  phone: {
    title: 'Belépés telefonszámmal',
    lead: 'SMS-ben küldünk egy 6 számjegyű kódot.',
    submit: 'Kérem a kódot',
  },
  code: {
    title: 'Írd be a kódot',
    lead: phone => `SMS-ben elküldtük a 6 számjegyű kódot erre a számra: ${phone}.`,
    submit: 'Bejelentkezem',
    error: 'A kód pontosan 6 számjegy',
    resend: 'Új kódot kérek',
    resendIn: n => `Nem érkezett meg? ${counted(n, 'másodperc')} múlva kérhetsz új kódot.`,
    resent: 'Elküldtük az új kódot. A régi már nem érvényes.',
    change: 'Másik számot adok meg',
  },
  sent: {
    title: 'Nézd meg az e-mailjeidet',
    link: email =>
      `Küldtünk egy belépési linket erre a címre: ${email}. Ha még nincs fiókod, a link megnyitásakor létrehozzuk.`,
    register: email =>
      `Írtunk neked erre a címre: ${email}. Nyisd meg a levelet, és kattints a benne lévő linkre, hogy tudjuk, a cím valóban a tiéd.`,
    forgot: email =>
      `Ha van fiók ezzel a címmel (${email}), oda küldtük a linket az új jelszó megadásához.`,
    spam: 'Néhány perc múlva sem látod? Nézd meg a levélszemét között is.',
    again: 'Másik címet adok meg',
  },
  openLink: {
    title: 'Már csak egy lépés',
    lead: 'A gombbal beléphetsz a fiókodba ezen az eszközön.',
    submit: 'Bejelentkezem',
    another: 'Új linket kérek',
  },
  proof: {
    title: 'Erősítsd meg az e-mail-címedet',
    lead: 'Kattints a gombra, és kész is a fiókod.',
    submit: 'Megerősítem és belépek',
    another: 'Újra regisztrálok',
  },
  onward: {
    title: 'Továbbirányítunk…',
    lead: 'Ha az oldal nem nyílik meg magától, kattints a gombra.',
    submit: 'Tovább',
  },
  register: {
    title: 'Fiók létrehozása',
    lead: 'Egy helyen követheted a rendeléseidet, a csomagjaidat és a számláidat.',
    welcome: (money, from) =>
      `A fiókkal ${money} értékű utalványt kapsz az első, legalább ${from} értékű rendelésedhez.`,
    submit: 'Létrehozom a fiókot',
    newsletter: 'Kérek e-mailben híreket és ajánlatokat. Bármikor leiratkozhatok.',
    haveAccount: 'Már van fiókod?',
    toSignIn: 'Jelentkezz be',
    agreement: {
      before: 'A fiók létrehozásával elfogadod az ',
      terms: 'általános szerződési feltételeket',
      between: '. Az adataid kezeléséről az ',
      privacy: 'adatkezelési tájékoztatóban',
      after: ' olvashatsz.',
    },
  },
  meter: {
    empty: 'Legalább 6 karakter, de 8 vagy több az ajánlott.',
    short: n => `Még legalább ${counted(n, 'karakter')} kell.`,
    common: 'Ezt a jelszót könnyű kitalálni. Válassz másikat.',
    long: n => `Túl hosszú: legfeljebb ${counted(n, 'karakter')} lehet.`,
    fair: 'Elfogadható. Legalább 8 karakterrel biztonságosabb.',
    good: 'Jó jelszó.',
    strong: 'Nagyon jó jelszó.',
  },
  forgot: {
    title: 'Elfelejtett jelszó',
    lead: 'Írd be a fiókod e-mail-címét, és küldünk egy linket az új jelszó megadásához.',
    submit: 'Kérem a linket',
    toSignIn: 'Vissza a bejelentkezéshez',
  },
  reset: {
    title: 'Új jelszó megadása',
    lead: 'Mentés után minden eszközön kijelentkeztetünk a fiókodból.',
    submit: 'Jelszó mentése',
    doneTitle: 'Megváltozott a jelszavad',
    doneText: 'Minden eszközön kijelentkeztettünk. Most jelentkezz be az új jelszavaddal.',
    another: 'Új linket kérek',
  },
  newEmail: {
    title: 'Erősítsd meg az új címet',
    lead: 'Nyomd meg a gombot, és ez lesz a fiókod e-mail-címe.',
    submit: 'Cím megerősítése',
    another: 'Új linket kérek',
    doneTitle: 'Megváltozott az e-mail-címed',
    doneText: 'Mostantól az új címeddel jelentkezel be, és oda küldjük a leveleinket.',
    onward: 'Beállítások',
  },
  stopEmail: {
    title: 'A címváltoztatás leállítása',
    lead: 'A fiókodnál a korábbi cím marad, és minden eszközön kijelentkeztetünk.',
    submit: 'Leállítom',
    another: 'Új jelszó megadása',
    doneTitle: 'Leállítottuk a változtatást',
    doneText:
      'A fiókodnál a korábbi cím maradt, és minden eszközön kijelentkeztettünk. Adj meg most új jelszót, hogy más ne léphessen be.',
    onward: 'Új jelszó megadása',
  },
  logout: {
    askTitle: 'Kijelentkezel?',
    askText: name =>
      name === ''
        ? 'Ezen az eszközön be vagy jelentkezve.'
        : `Ezen az eszközön ez a fiók van bejelentkezve: ${name}.`,
    askCart: 'A kosarad megmarad a fiókodban, és a következő belépésnél újra látod.',
    submit: 'Kijelentkezem',
    stay: 'Maradok',
    outTitle: 'Kijelentkeztél',
    outText: 'Ezen az eszközön már nincs bejelentkezett fiók.',
    lostTitle: 'Lejárt a munkameneted',
    lostText:
      'Biztonsági okból kijelentkeztettünk, és kiürítettük a kosarat ezen az eszközön. A fiókodban mentett kosarat a következő belépésnél újra látod.',
    lostSubmit: 'Kijelentkezés befejezése',
    signIn: 'Bejelentkezem',
    toHome: 'Vissza a boltba',
  },
  refusals: {
    'captcha-needed':
      'Szükség van még egy rövid robotellenőrzésre, amely magától lefut. Utána az űrlapot is elküldjük helyetted.',
    'too-many-tries': n => `Túl sok próbálkozás. Próbáld újra ${counted(n, 'perc')} múlva.`,
    'wrong-credentials': 'Az e-mail-cím vagy a jelszó nem megfelelő. Ellenőrizd, és próbáld újra.',
    blocked: 'A fiók zárolva van. Írj nekünk, és együtt megnézzük.',
    'wrong-code': 'A kód hibás vagy már nem érvényes.',
    'wrong-passkey':
      'Ez az azonosítókulcs egyik fiókhoz sem tartozik. Válassz másik belépési módot.',
    'invalid-link': 'A link lejárt, vagy már felhasználták.',
    'not-vouched': 'A belépés nem fejeződött be. Próbáld újra, vagy válassz más módot.',
    'no-verified-email':
      'A választott fióknak nincs megerősített e-mail-címe. Válassz más belépési módot.',
    unavailable: 'A szolgáltatás most nem válaszol. Próbáld újra, vagy válassz más módot.',
  },
}
