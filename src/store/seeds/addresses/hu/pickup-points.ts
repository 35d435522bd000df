import { pickupPointsFrom } from '../rows.ts'
import type { SeedPickupPoint } from '../seed-place.ts'
import { huLocalities } from './localities.ts'

const offices = pickupPointsFrom(
  huLocalities,
  { idPrefix: 'gls-hu-office', carrier: 'gls', kind: 'office' },
  `
Budapest II. kerület; GLS CsomagPont Margit körút; Margit körút 27.; 1024; 47.513; 19.030; H–P 9–19, Szo 9–13
Budapest III. kerület; GLS CsomagPont Flórián tér; Flórián tér 3.; 1033; 47.541; 19.042; H–P 9–19, Szo 9–13
Budapest IV. kerület; GLS CsomagPont Újpest; Árpád út 90.; 1042; 47.564; 19.094; H–P 8–18, Szo 9–13
Budapest V. kerület; GLS CsomagPont Ferenciek tere; Kossuth Lajos utca 12.; 1053; 47.494; 19.058; H–P 9–19, Szo 9–13
Budapest VI. kerület; GLS CsomagPont Oktogon; Teréz körút 8.; 1066; 47.505; 19.063; H–P 9–20, Szo 9–14
Budapest VII. kerület; GLS CsomagPont Klauzál tér; Klauzál utca 9.; 1072; 47.499; 19.065; H–P 9–19, Szo 9–13
Budapest VIII. kerület; GLS CsomagPont Corvin negyed; Futó utca 31.; 1082; 47.487; 19.073; H–P 9–19, Szo 9–13
Budapest IX. kerület; GLS CsomagPont Mester utca; Mester utca 21.; 1095; 47.479; 19.073; H–P 8–18
Budapest XI. kerület; GLS CsomagPont Bartók Béla út; Bartók Béla út 52.; 1111; 47.478; 19.048; H–P 9–19, Szo 9–13
Budapest XI. kerület; GLS CsomagPont Fehérvári út; Fehérvári út 79.; 1119; 47.465; 19.044; H–P 8–18
Budapest XIII. kerület; GLS CsomagPont Lehel tér; Lehel utca 9.; 1134; 47.518; 19.061; H–P 9–19, Szo 9–13
Budapest XIII. kerület; GLS CsomagPont Pozsonyi út; Pozsonyi út 16.; 1137; 47.516; 19.050; H–P 9–19, Szo 9–13
Budapest XIV. kerület; GLS CsomagPont Bosnyák tér; Bosnyák tér 12.; 1149; 47.522; 19.113; H–P 8–18, Szo 9–13
Budapest XVIII. kerület; GLS CsomagPont Lőrinc; Üllői út 417.; 1181; 47.441; 19.184; H–P 8–18
Debrecen; GLS CsomagPont Debrecen, Piac utca; Piac utca 40.; 4024; 47.529; 21.625; H–P 9–18, Szo 9–13
Szeged; GLS CsomagPont Szeged, Kárász utca; Kárász utca 7.; 6720; 46.252; 20.149; H–P 9–18, Szo 9–13
Miskolc; GLS CsomagPont Miskolc, Széchenyi István út; Széchenyi István út 30.; 3525; 48.104; 20.789; H–P 9–18, Szo 9–13
Pécs; GLS CsomagPont Pécs, Rákóczi út; Rákóczi út 58.; 7621; 46.074; 18.230; H–P 9–18, Szo 9–13
Győr; GLS CsomagPont Győr, Baross Gábor út; Baross Gábor út 12.; 9021; 47.685; 17.635; H–P 9–18, Szo 9–13
Nyíregyháza; GLS CsomagPont Nyíregyháza, Kossuth tér; Kossuth tér 4.; 4400; 47.955; 21.716; H–P 8–18
Kecskemét; GLS CsomagPont Kecskemét, Rákóczi út; Rákóczi út 15.; 6000; 46.908; 19.697; H–P 8–18, Szo 9–12
Székesfehérvár; GLS CsomagPont Székesfehérvár, Palotai út; Palotai út 6.; 8000; 47.193; 18.403; H–P 8–18, Szo 9–12
Szombathely; GLS CsomagPont Szombathely, Fő tér; Fő tér 20.; 9700; 47.231; 16.622; H–P 8–17
Szolnok; GLS CsomagPont Szolnok, Baross utca; Baross utca 24.; 5000; 47.174; 20.192; H–P 8–17
Tatabánya; GLS CsomagPont Tatabánya, Fő tér; Fő tér 10.; 2800; 47.586; 18.394; H–P 8–17
Kaposvár; GLS CsomagPont Kaposvár, Fő utca; Fő utca 37.; 7400; 46.356; 17.791; H–P 8–17
Veszprém; GLS CsomagPont Veszprém, Kossuth Lajos utca; Kossuth Lajos utca 10.; 8200; 47.093; 17.910; H–P 8–17
Eger; GLS CsomagPont Eger, Széchenyi István utca; Széchenyi István utca 22.; 3300; 47.905; 20.374; H–P 8–17
Zalaegerszeg; GLS CsomagPont Zalaegerszeg, Kossuth Lajos utca; Kossuth Lajos utca 25.; 8900; 46.843; 16.846; H–P 8–17
Sopron; GLS CsomagPont Sopron, Várkerület; Várkerület 60.; 9400; 47.685; 16.592; H–P 8–17
  `,
)

const lockers = pickupPointsFrom(
  huLocalities,
  { idPrefix: 'gls-hu-locker', carrier: 'gls', kind: 'locker' },
  `
Budapest I. kerület; GLS automata Batthyány tér; Batthyány tér 5.; 1011; 47.506; 19.039; 0–24
Budapest II. kerület; GLS automata Széll Kálmán tér; Széll Kálmán tér 2.; 1024; 47.507; 19.024; 0–24
Budapest III. kerület; GLS automata Kolosy tér; Kolosy tér 5.; 1036; 47.530; 19.037; 0–24
Budapest IV. kerület; GLS automata Megyeri út; Megyeri út 20.; 1044; 47.576; 19.094; 0–24
Budapest V. kerület; GLS automata Deák Ferenc tér; Deák Ferenc tér 3.; 1052; 47.497; 19.055; 0–24
Budapest VI. kerület; GLS automata Nyugati pályaudvar; Teréz körút 55.; 1062; 47.510; 19.057; 0–24
Budapest VII. kerület; GLS automata Keleti pályaudvar; Baross tér 19.; 1077; 47.500; 19.082; 0–24
Budapest VIII. kerület; GLS automata Blaha Lujza tér; Blaha Lujza tér 1.; 1085; 47.496; 19.070; 0–24
Budapest VIII. kerület; GLS automata Orczy tér; Orczy út 46.; 1089; 47.486; 19.090; 0–24
Budapest IX. kerület; GLS automata Boráros tér; Boráros tér 7.; 1095; 47.480; 19.068; 0–24
Budapest X. kerület; GLS automata Örs vezér tere; Örs vezér tere 25.; 1106; 47.503; 19.138; 0–24
Budapest XI. kerület; GLS automata Etele tér; Etele tér 1.; 1119; 47.465; 19.019; 0–24
Budapest XI. kerület; GLS automata Infopark; Infopark sétány 1.; 1117; 47.470; 19.060; 0–24
Budapest XI. kerület; GLS automata Gazdagrét; Gazdagréti tér 5.; 1118; 47.473; 18.996; 0–24
Budapest XII. kerület; GLS automata Királyhágó tér; Királyhágó tér 2.; 1126; 47.497; 19.021; 0–24
Budapest XIII. kerület; GLS automata Váci út; Váci út 50.; 1134; 47.529; 19.067; 0–24
Budapest XIII. kerület; GLS automata Béke tér; Béke tér 6.; 1139; 47.537; 19.080; 0–24
Budapest XIV. kerület; GLS automata Nagy Lajos király útja; Nagy Lajos király útja 110.; 1149; 47.516; 19.123; 0–24
Budapest XV. kerület; GLS automata Zsókavár utca; Zsókavár utca 24.; 1157; 47.549; 19.142; 0–24
Budapest XIX. kerület; GLS automata Határ út; Üllői út 201.; 1191; 47.463; 19.130; 0–24
Budapest XXI. kerület; GLS automata Csepel; Szent Imre tér 10.; 1211; 47.429; 19.069; 0–24
Debrecen; GLS automata Debrecen, Nagyállomás; Petőfi tér 12.; 4025; 47.522; 21.628; 0–24
Szeged; GLS automata Szeged, Mars tér; Mars tér 1.; 6724; 46.257; 20.141; 0–24
Miskolc; GLS automata Miskolc, Búza tér; Búza tér 1.; 3526; 48.105; 20.798; 0–24
Pécs; GLS automata Pécs, Főpályaudvar; Indóház tér 1.; 7623; 46.066; 18.224; 0–24
Győr; GLS automata Győr, Révai utca; Révai Miklós utca 4.; 9021; 47.683; 17.634; 0–24
Székesfehérvár; GLS automata Székesfehérvár, Piac tér; Piac tér 1.; 8000; 47.190; 18.414; 0–24
Érd; GLS automata Érd, Budai út; Budai út 13.; 2030; 47.378; 18.921; 0–24
Gödöllő; GLS automata Gödöllő, Szabadság tér; Szabadság tér 6.; 2100; 47.597; 19.352; 0–24
Siófok; GLS automata Siófok, Fő tér; Fő tér 6.; 8600; 46.905; 18.050; 0–24
  `,
)

export const huPickupPoints: readonly SeedPickupPoint[] = [...offices, ...lockers]
