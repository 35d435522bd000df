import type { SeedLegalTexts } from './legal-text.ts'

const terms = `
## Ki az eladó
A Kintsu boltot az a társaság működteti, amelynek adatai (név, cégjegyzékszám, adószám, cím, telefon, e-mail) minden oldal alján megtalálhatók. Ezek a feltételek a magyarországi boltban leadott minden rendelésre érvényesek.

## Mit veszel
**Felújított** telefonokat, tableteket, laptopokat, órákat és konzolokat árulunk: használták őket, majd bevizsgáltuk, ahol kellett, megjavítottuk, töröltük róluk az adatokat, és állapot szerint besoroltuk.

- **Nagyon jó**: a nyomok csak egészen közelről látszanak, bekapcsolt kijelzőn semmi sem.
- **Jó**: enyhe karcok, amelyek karnyújtásnyiról észrevehetők, de a használatban nem zavarnak.

Az akkumulátor, ahol van, legalább az eredeti kapacitás 80%-át tudja. A képek a modell és a szín rajzai, nem a neked küldött darab fényképei.

## Árak
Az árak forintban értendők, áfával. A különbözet szerint adózó termékeknél a számlán az áfa nem szerepel külön. A szállítás ára és az utánvételi díj a rendelés elküldése előtt látható, és benne van a végösszegben. Meghirdetett kedvezmény mellett mindig ott áll az elmúlt 30 nap legalacsonyabb ára. Az „új” ár a modell bevezető ára, csak összehasonlításra szolgál.

## Rendelés
A rendelés öt lépésből áll, és a „Megrendelés fizetési kötelezettséggel” gombbal küldöd el. Addig mindent javíthatsz. A szerződés akkor jön létre, amikor e-mailben visszaigazoljuk; szövegét megőrizzük, és a levélben is megkapod. A kosárban lévő termékek nincsenek lefoglalva: a rendelés elküldésekor foglaljuk le őket.

## Fizetés
Az utolsó lépésben látható módok egyikével fizetsz. Ami a rendelésedhez nem használható, az is látszik, és mellette áll, miért.

## Szállítás
Magyarországra szállítunk, GLS automatába, átvevőpontra vagy futárral, a rendeléskor jelzett időn belül, de legkésőbb a szerződéskötéstől számított 30 napon belül. Ha a határidő letelik, megfelelő póthatáridőt adhatsz; ha azon belül sem teljesítünk, elállhatsz, és visszakapod a pénzed.

## Elállási jog
A törvény szerint az átvételtől **14 napig** indoklás nélkül elállhatsz. Mi **60 napot** adunk. Elég egy e-mail a rendelésszámmal a lap alján lévő címre. A terméket ezután 14 napon belül küldd vissza; a visszaküldést mi fizetjük. A kifizetett összeget a normál szállítási díjjal együtt az elállásod közlésétől számított 14 napon belül visszaadjuk, ugyanazon a módon vagy az általad megadott számlára. Csak azért az értékcsökkenésért felelsz, amely a kipróbáláshoz szükségesnél nagyobb használatból ered. Visszaküldés előtt töröld az adataidat, és távolítsd el a fiókodat a készülékről.

## Jótállás és szavatosság
Megillet a **törvényes kellékszavatosság**, amelyet itt semmi sem szűkít: hibás teljesítésnél díjmentes javítást vagy cserét, ezután árleszállítást kérhetsz, vagy elállhatsz a szerződéstől. Emellett **12 hónap jótállást (garanciát)** vállalunk azokra a hibákra, amelyek nem ütésből, folyadéktól vagy idegen beavatkozásból erednek. Ez a törvényes jogaidon felül jár.

## Panasz
Először nekünk írj a lap alján lévő e-mail-címre; 5 munkanapon belül válaszolunk. Ha nem jutunk egyezségre, a lakóhelyed szerinti békéltető testülethez fordulhatsz. A magyar jog az irányadó, minden fogyasztói jogoddal együtt.
`

const privacy = `
## Ki felel az adataidért
Az adatkezelő a lap alján megnevezett társaság. Minden adatkezelési kérdésben az ottani e-mail-címre írj.

## Milyen adatot, mire használunk
- **A rendelés teljesítéséhez** (szerződés): név, e-mail, telefon, szállítási és számlázási cím, a rendelt termékek, fizetési mód.
- **A törvény betartásához** (jogi kötelezettség): számlák és könyvelési bizonylatok.
- **A bolt védelméhez a visszaélésektől** (jogos érdek): IP-cím és a kérés ideje, rövid ideig, technikai naplóban.
- **Készletértesítőhöz**, csak ha te magad kérted (hozzájárulás): e-mail-cím; hozzájárulásodat bármikor visszavonhatod.
- **Hírlevélhez**, csak ha te magad bejelölted; hozzájárulásodat bármikor visszavonhatod.

Adatot nem adunk el, és rólad automatikus döntést nem hozunk.

## Ki látja még
A futár, aki a csomagot viszi, a levelezési szolgáltató, amely a leveleinket küldi, és online fizetésnél a fizetési szolgáltató; mindegyik csak azt, amire szüksége van. Az adatok az Európai Unióban maradnak.

## Meddig őrizzük
A rendeléseket és számlákat: ameddig a számviteli törvény előírja. A technikai naplót: legfeljebb 30 napig. A készletértesítőhöz megadott címet: amíg le nem mondod, de legfeljebb 180 napig. A hírlevél adatait: a visszavonásig.

## Mit őriz a böngésződ
A kosár, a rendelés lépései és a beírt cím a böngésződ tárolójában vannak, nem nálunk, amíg el nem küldöd a rendelést. Hirdetési sütit nem használunk, és a látogatást hozzájárulásod nélkül nem mérjük.

## A jogaid
Kérheted az adataid másolatát, helyesbítését, törlését, hordozását, a kezelésük korlátozását, és tiltakozhatsz a kezelésük ellen. Legfeljebb egy hónapon belül válaszolunk. Ha nem vagy elégedett, a Nemzeti Adatvédelmi és Információszabadság Hatósághoz fordulhatsz.

## Biztonság
A bolttal való kapcsolat titkosított, és a készülékek sorozatszámát titkosítva őrizzük. Az adatokhoz csak azok férnek hozzá, akik a rendeléseden dolgoznak.
`

export const legalHu: SeedLegalTexts = {
  terms: { title: 'Általános szerződési feltételek', body: terms },
  privacy: { title: 'Adatkezelési tájékoztató', body: privacy },
}
