import type { SeedLegalTexts } from './legal-text.ts'

const terms = `
## Ki az eladó
A Kintsu boltot az a társaság működteti, amelynek adatai (név, cégjegyzékszám, adószám, cím, telefon, e-mail) minden oldal alján megtalálhatók. Ezek a feltételek a magyarországi boltban leadott minden rendelésre érvényesek.

## Mit veszel
**Felújított** telefonokat, tableteket, laptopokat, órákat és konzolokat árulunk: használták őket, majd bevizsgáltuk, ahol kellett, megjavítottuk, töröltük róluk az adatokat, és állapot szerint besoroltuk.

- **Nagyon jó**: a nyomok csak egészen közelről látszanak, bekapcsolt kijelzőn semmilyen nyom nem látszik.
- **Jó**: enyhe karcok, amelyek karnyújtásnyiról észrevehetők, de a használatban nem zavarnak.

Az akkumulátor, ahol van, legalább az eredeti kapacitás 80%-át tudja. A képek a modell és a szín rajzai, nem a neked küldött darab fényképei.

## Árak
Az árak forintban értendők, áfával. A különbözet szerint adózó termékeknél a számlán az áfa nem szerepel külön. A szállítás ára és az utánvételi díj a rendelés elküldése előtt látható, és benne van a végösszegben. Meghirdetett kedvezmény mellett mindig ott áll az elmúlt 30 nap legalacsonyabb ára. Az „új” ár a modell bevezető ára, csak összehasonlításra szolgál.

## Rendelés
A rendelés öt lépésből áll, és a „Megrendelés fizetési kötelezettséggel” gombbal küldöd el. Addig mindent javíthatsz. A szerződés akkor jön létre, amikor e-mailben visszaigazoljuk; szövegét megőrizzük, és a levélben is megkapod. A kosárban lévő termékek nincsenek lefoglalva: a rendelés elküldésekor foglaljuk le őket. Fiók nélkül is rendelhetsz. A fiók ingyenes, és a beállításokban bármikor törölheted, amikor nincs folyamatban lévő rendelésed; a jelszavad csak a tiéd, senkinek ne add meg.

## Fizetés
Az utolsó lépésben látható módok egyikével fizetsz. Ami a rendelésedhez nem használható, az is látszik, és mellette áll, miért.

## Részletfizetés {#credit}
Részletfizetésnél a pénzt a Cofidis adja. Mi továbbítjuk a kérelmedet a rendelés adataival; a hitelszerződést a Cofidisszel kötöd meg, és a hitelről is ő dönt. Választás előtt látod a részletek számát és összegét, a kamatot, a THM-et és a teljes visszafizetendő összeget. Aláírás előtt a Cofidis megmutatja az összes feltételt: az egységes európai fogyasztói hiteltájékoztatót és a szerződést. A hitelszerződéstől az aláírástól számított 14 napon belül elállhatsz. Ha törlöd vagy visszaküldöd a rendelést, a pénzt a Cofidisnek küldjük vissza, és a hitel megszűnik vagy ennyivel csökken. Ha a kérelmet elutasítják, amíg a rendelés vár rád, másképp is fizethetsz.

## Szállítás
Magyarországra szállítunk, GLS automatába, átvevőpontra vagy futárral, a rendeléskor jelzett időn belül, de legkésőbb a szerződéskötéstől számított 30 napon belül. Ha a határidő letelik, megfelelő póthatáridőt adhatsz; ha azon belül sem teljesítünk, elállhatsz, és visszakapod a pénzed.

## Elállási jog
A törvény szerint az átvételtől **14 napig** indoklás nélkül elállhatsz. Mi **60 napot** adunk. Elég egy e-mail a rendelésszámmal a lap alján lévő címre. A terméket ezután 14 napon belül küldd vissza; a visszaküldést mi fizetjük. A kifizetett összeget az elállásod közlésétől számított 14 napon belül visszaadjuk, ugyanazon a módon vagy az általad megadott számlára; ha az első 14 napban a teljes rendeléstől elállsz, a normál szállítási díjat és az utánvét díját is. Csak azért az értékcsökkenésért felelsz, amely a kipróbáláshoz szükségesnél nagyobb használatból ered. Visszaküldés előtt töröld az adataidat, és távolítsd el a fiókodat a készülékről.

## Jótállás és szavatosság
Megillet a **törvényes kellékszavatosság**, amelyet itt semmi sem szűkít: hibás teljesítésnél díjmentes javítást vagy cserét, ezután árleszállítást kérhetsz, vagy elállhatsz a szerződéstől. Emellett **12 hónap jótállást (garanciát)** vállalunk azokra a hibákra, amelyek nem ütésből, folyadéktól vagy idegen beavatkozásból erednek. Ez a törvényes jogaidon felül jár.

## Panasz
Először nekünk írj a lap alján lévő e-mail-címre vagy az ügyfélszolgálati oldal űrlapján. Üzenetre legfeljebb egy munkanapon belül, panaszra érdemben legfeljebb 5 munkanapon belül válaszolunk. Ha nem jutunk egyezségre, a lakóhelyed szerinti békéltető testülethez fordulhatsz. A magyar jog az irányadó, minden fogyasztói jogoddal együtt.
`

const privacy = `
## Ki felel az adataidért
Az adatkezelő a lap alján megnevezett társaság. Minden adatkezelési kérdésben az ottani e-mail-címre írj.

## Milyen adatot, mire használunk
- **A rendelés teljesítéséhez** (szerződés teljesítése): név, e-mail, telefon, szállítási és számlázási cím, a rendelt termékek, fizetési mód.
- **A fiókodhoz**, ha létrehozol egyet (szerződés teljesítése): a lentebb, „A fiókod” alatt felsorolt adatok.
- **Visszaküldéshez és garanciális bejelentéshez** (szerződés teljesítése és jogi kötelezettség): amit a készülékről írsz, a kiválasztott fényképek, a csomag, amelyben hozzánk ér, és ha a pénzt átutalással kapod vissza, a bankszámla száma (IBAN) és tulajdonosa.
- **Hogy megvegyünk tőled egy készüléket** (szerződés teljesítése és az azt megelőző lépések): e-mail-cím, a készülékről adott válaszaid és az ezekre adott ajánlatok, a nyilatkozataid, a készülék száma (IMEI vagy sorozatszám), név, telefonszám és a csomag feladási helye, amit az átvizsgáláskor találtunk, képekkel, és ha bankszámlára fizetünk, az IBAN és a számla tulajdonosa. Az árat program számolja ki a készülékről adott válaszokból, mindenkinek ugyanabból az árlistából; ha nem értesz egyet vele, írj nekünk, és ember nézi meg.
- **Hogy ne vegyünk lopott vagy elveszett készüléket** (jogos érdek): mielőtt elfogadod az ajánlatot, megkérdezünk egy nyilvántartást az elveszett, lopott és letiltott készülékekről. Csak az IMEI-t vagy a sorozatszámot küldjük el, azt nem, hogy ki vagy. A számból kulccsal lenyomatot (hash) is készítünk, hogy ugyanazt a készüléket ne vegyük meg kétszer.
- **Hogy válaszoljunk az ügyfélszolgálati oldalon írt üzenetedre** (jogos érdek vagy szerződést megelőző lépések): név, e-mail-cím, téma, a rendelés vagy eladás száma, ha megadod, és maga az üzenet.
- **Hogy valódi vásárlók és eladók véleményét mutassuk** (jogos érdek): a véleményed és a név, amellyel meg akarsz jelenni, vagyis az utóneved egy kezdőbetűvel vagy csak „Vásárló”, illetve „Eladó”. Kézbesítés után, eladásnál a kifizetés után egyszer e-mailben kérjük a véleményedet; a levélben lévő linkkel leállíthatod az ilyen leveleket. Hogy tudjuk, leállítottad őket, a címnek csak a lenyomatát (hash) őrizzük.
- **A törvény betartásához** (jogi kötelezettség): számlák és könyvelési bizonylatok.
- **A bolt védelméhez a visszaélésektől** (jogos érdek): IP-cím és a kérés ideje, rövid ideig, technikai naplóban; a rendelésnél és a belépési kísérleteknél az IP-címnek csak a lenyomatát (hash) őrizzük, magát a címet nem. Hogy senki ne rendelhesse meg egyedül a teljes készletet, az egy órán belül rendelt készülékeket az e-mail-cím, a telefonszám, a fiók és a szállítási cím lenyomata (hash) szerint is számoljuk.
- **Készlet- és árértesítőhöz**, csak ha te magad kérted (hozzájárulás): e-mail-cím, a készülék és az ár; hozzájárulásodat bármikor visszavonhatod.
- **Hírlevélhez**, csak ha te magad bejelölted; hozzájárulásodat bármikor visszavonhatod.

Adatot nem adunk el, és rólad automatikus döntést nem hozunk.

## A fiókod
Fiók nélkül is vásárolhatsz. Ha létrehozol egyet, az minden Kintsu boltban ugyanaz, és ezt őrizzük benne:

- **az adataidat**: név, e-mail-cím, az SMS-ben megerősített telefonszám, az a nyelv, amelyen írunk neked, és hogy kérsz-e hírlevelet;
- **a jelszavadat**, ha van, csak lenyomatként (hash), amelyből nem olvasható ki;
- **a rendeléseidet**, és miután megerősítetted az e-mail-címedet, azokat is, amelyeket ezzel a címmel, fiók nélkül adtál le;
- **az eladásaidat**: az ajánlatokat, a készülék számát és az IBAN-t (csak az utolsó jegyeik látszanak), a csomagot, az átvizsgálás eredményét és képeit, a kifizetést;
- **a visszaküldéseket és a garanciális bejelentéseket**, azzal, amit írtál, és a beküldött fényképekkel;
- **a véleményeidet**;
- **a pontokat és az utalványokat**: melyik rendelésből vagy eladásból származnak, és mire használtad őket; az utalványok kódját csak lenyomatként (hash) őrizzük;
- **a szállítási címeket**, amelyeket elmentesz;
- **a kosarat**, országonként egyet, hogy minden eszközödön megtaláld;
- **a bejelentkezéseidet**, vagyis azt, hogy mely böngészőkben vagy belépve: a böngésző neve, a belépés és az utolsó használat ideje, IP-cím nélkül. A beállításokban bármelyiket megszüntetheted.

Beléphetsz jelszóval, e-mailben kapott linkkel, SMS-ben kapott kóddal, vagy ahol van rá gomb, Google-, Apple- vagy Facebook-fiókkal (OpenID Connect). Tőlük a nevedet, a megerősített e-mail-címedet és egy azonosítót kapunk, amelyről a fiókodat legközelebb is felismerjük; mást nem őrzünk meg, és az ottani jelszavad nem jut el hozzánk.

Minden beküldött fényképből kisebb képet készítünk, és csak az újat őrizzük: a fájlba írt hely, időpont és készülék eltűnik. Csak azok látják, akik az ügyeddel foglalkoznak.

A robotok elleni ellenőrzés a sajátunk: a böngésződ egy kis számítási feladatot old meg. Más cég nem vesz részt benne, és süti sem kell hozzá.

## Ki látja még {#recipients}
A futár, aki a csomagot viszi vagy visszahozza, a levelezési szolgáltató, amely a leveleinket küldi, az SMS-szolgáltató, amely a belépési kódokat és, ha így választottál, a csomagok híreit küldi, és online fizetésnél a fizetési szolgáltató, átutalásnál a bank, részletfizetésnél a Cofidis, amely a nevedet, e-mail-címedet, telefonszámodat, címeidet és a rendelésedet kapja meg, telefonos igénylésnél édesanyád születési nevét és a születési dátumodat is, és a saját, a kérelem elején olvasható tájékoztatója szerint kezeli őket, eladásnál a készüléknyilvántartás, amely csak a készülék számát látja; mindegyik csak azt, amire szüksége van. A közzétett véleményt bárki láthatja. Az adatok az Európai Unióban maradnak. A Google, az Apple vagy a Facebook oldalára csak akkor jutsz, ha velük lépsz be; azért, amit ott az adataiddal tesznek, ők felelnek.

## Meddig őrizzük
A számlákat és a vásárolt termékeket: ameddig a számviteli törvény előírja. A rendelésben megadott nevet, címet és telefonszámot: öt évig. A neked küldött e-maileket: egy évig. A technikai naplót: legfeljebb 30 napig. A készlet- vagy árértesítőhöz megadott címet: amíg le nem mondod, de legfeljebb 180 napig. A hírlevél adatait: a visszavonásig. A visszaküldéseket, a garanciális bejelentéseket, a fényképeiket és az IBAN-t: ameddig a hozzájuk tartozó rendelést, legfeljebb a fiókod törléséig. Az eladásokat a készülék számával, az IBAN-nal és az átvizsgálás képeivel: a fiókod törléséig, legfeljebb öt évig; az el nem fogadott ajánlatot: amíg nem kéred a törlését, legfeljebb 180 napig. A kifizetés bizonylatait: ameddig a számviteli törvény előírja. Az ügyfélszolgálati oldalon írt üzeneteket: a fiókod törléséig, vagy amíg nem kéred a törlésüket, de legfeljebb a válaszunk után két évig. A bejelentéshez fel nem használt fényképet: egy napig. A vélemény a visszavonás után nem látszik, és a fiókkal együtt törlődik. A pontokat és az utalványokat: a fiókod törléséig. A fiókot és az elmentett címeket: amíg nem törlöd őket. Azt a fiókot, amelynek e-mail-címét nem erősítették meg: hét napig. A fiókban lévő kosarat: az utolsó módosítástól egy hónapig. A fiókban lévő kedvenceket: amíg le nem veszed őket; azt, hogy levetted őket, további 90 napig. Az azonosítókulcsokat, vagyis a nyilvános részüket és a böngészőt, amelyben létrejöttek: amíg nem törlöd őket. A bejelentkezéseket: a belépéstől 30 napig. A belépési kísérletek lenyomatait: legfeljebb egy óráig.

## Mit őriz a böngésződ
A kosár, a rendelés lépései és a beírt cím a böngésződ tárolójában vannak, amíg el nem küldöd a rendelést. Ha nem léptél be, csak a böngésződ őrzi őket: a bolt elolvassa a kosarat, hogy megmutassa az árakat és az oldalakat, de nem őrzi meg. Ha beléptél, a kosarat mi is őrizzük, a fiókodban; kijelentkezéskor a böngészőben kiürül, a fiókban megmarad. Így vannak a kedvencek is, amíg le nem veszed őket. Ugyanebben a tárolóban van a böngésző egy véletlenszerű kulcsa is: ez alapján egy kosár rendelését csak annak a böngészőnek mutatjuk meg újra, amelyik elküldte. Mi ebből csak egy lenyomatot (hash) őrzünk, a rendeléssel együtt. A böngésző a legutóbb látott oldalakat is megőrzi, hogy internet nélkül is olvashasd őket; közülük a kosarat, a rendeléseket és a kedvenceket belépéskor és kilépéskor törli.

Csak szükséges sütiket használunk. Az első négyet kijelentkezéskor töröljük:

- **kintsu.session** (és __Host-kintsu.session): fenntartja a bejelentkezést, 30 napig;
- **kintsu-member**: megjegyzi, hogy ebben a böngészőben beléptek egy fiókba, 30 napig;
- **customToken**: összeköti a bejelentkezést a fiókban lévő kosárral, 30 napig;
- **kintsu-cart**: megnyitja a fiókban lévő kosarat, egy óráig;
- **kintsu.state** és **kintsu-social**: csak Google-, Apple- vagy Facebook-belépéskor, legfeljebb tíz percig;
- **kintsu.sell**: az eladni kívánt készülékedről adott válaszaid, 30 napig;
- **kintsu.sale**: nyitva tartja az ajánlatot, amelyen éppen dolgozol, 30 napig;
- **kintsu-sketch-hu**: megmondja a boltnak, mi van a kosaradban (a termékek, az összeg, a kuponkód és a kosár azonosítója, de a neved és a címed nem), hogy a kosár oldala azonnal megjelenjen, ha nem vagy bejelentkezve; mi semmit sem őrzünk meg belőle, a böngésződben pedig a kosár utolsó használatától 30 napig marad, rövidebb ideig, ha kiüríted a kosarat, vagy elkezded kitölteni a rendelést;
- **kintsu-consent**: a sütikről hozott döntésed és annak napja; 12 hónap után újra megkérdezzük.

Hirdetési sütit nem használunk, és a látogatást hozzájárulásod nélkül nem mérjük. A hozzájárulást bármikor megadhatod, megtagadhatod vagy visszavonhatod minden oldal alján, a „Sütibeállítások” linkkel.

## A jogaid
Kérheted az adataid másolatát, helyesbítését, törlését, hordozását, a kezelésük korlátozását, és tiltakozhatsz a kezelésük ellen. Legfeljebb egy hónapon belül válaszolunk. Ha nem vagy elégedett, a Nemzeti Adatvédelmi és Információszabadság Hatósághoz fordulhatsz.

A fiók beállításaiban módosíthatod a nevedet, a címeidet, a nyelvet és a hírlevélhez adott hozzájárulásodat, egy fájlban letöltheted, amit rólad őrzünk, és törölheted a fiókot. Ekkor töröljük a fiókodat, a címeidet, a kosaraidat, a bejelentkezéseidet, a készlet- és árértesítőidet, az ügyfélszolgálati oldalon írt üzeneteidet, a véleményeidet, a pontjaidat és az adataidat a rendelésekből, az eladásokból, a visszaküldésekből és a garanciális bejelentésekből, a fényképekkel, a készülékek számaival és az IBAN-nal együtt, azokból a rendelésekből is, amelyeket a megerősített címeddel, fiók nélkül adtál le. Az utalványok többé nem használhatók. Megmaradnak a rendelések és az eladások az adataid nélkül, a készülék számának lenyomata, amelyből a szám nem olvasható ki, és a számlák a rajtuk lévő névvel és címmel, ameddig az adójogszabályok előírják; a még ki nem állított számlához azt őrizzük meg, aminek rajta kell lennie. Amíg egy rendelésed, elfogadott eladásod, visszaküldésed vagy garanciális bejelentésed folyamatban van, a fiók nem törölhető.

## Biztonság
A bolttal való kapcsolat titkosított, és a készülékek sorozatszámát meg a bankszámlaszámokat titkosítva őrizzük. Az adatokhoz csak azok férnek hozzá, akik a rendeléseddel vagy a fiókoddal foglalkoznak.
`

export const legalHu: SeedLegalTexts = {
  terms: { title: 'Általános szerződési feltételek', body: terms },
  privacy: { title: 'Adatkezelési tájékoztató', body: privacy },
}
