import type { Language } from '../payments.ts'

type IdentityText = {
  readonly title: string
  readonly text: string
  readonly as: (name: string) => string
  readonly unverified: string
  readonly refuse: string
  readonly unknownClient: { readonly title: string; readonly text: string }
}

export const identityText: Readonly<Record<Language, IdentityText>> = {
  ro: {
    title: 'Conectare la magazin',
    text: 'Magazinul cere numele și adresa ta de e-mail. Alege contul de probă cu care te conectezi.',
    as: name => `Continuă ca ${name}`,
    unverified: 'adresă neconfirmată',
    refuse: 'Refuză',
    unknownClient: {
      title: 'Cererea nu poate fi citită',
      text: 'Nu știm cine a trimis-o, așa că nu trimitem nimic înapoi.',
    },
  },
  bg: {
    title: 'Вход в магазина',
    text: 'Магазинът иска името и имейл адреса ти. Избери с кой тестов профил да влезеш.',
    as: name => `Продължи като ${name}`,
    unverified: 'непотвърден адрес',
    refuse: 'Откажи',
    unknownClient: {
      title: 'Заявката не може да бъде прочетена',
      text: 'Не знаем кой я е изпратил, затова не връщаме нищо.',
    },
  },
  hu: {
    title: 'Belépés a boltba',
    text: 'A bolt a nevedet és az e-mail-címedet kéri. Válaszd ki, melyik tesztfiókkal lépsz be.',
    as: name => `Folytatás ${name} néven`,
    unverified: 'meg nem erősített cím',
    refuse: 'Elutasítás',
    unknownClient: {
      title: 'A kérés nem olvasható',
      text: 'Nem tudjuk, ki küldte, ezért nem küldünk vissza semmit.',
    },
  },
  el: {
    title: 'Σύνδεση στο κατάστημα',
    text: 'Το κατάστημα ζητά το όνομα και τη διεύθυνση e-mail σου. Διάλεξε με ποιον δοκιμαστικό λογαριασμό θα συνδεθείς.',
    as: name => `Συνέχεια ως ${name}`,
    unverified: 'μη επιβεβαιωμένη διεύθυνση',
    refuse: 'Άρνηση',
    unknownClient: {
      title: 'Το αίτημα δεν μπορεί να διαβαστεί',
      text: 'Δεν γνωρίζουμε ποιος το έστειλε, γι’ αυτό δεν στέλνουμε τίποτα πίσω.',
    },
  },
}
