import { pointsFrom } from './points-from.ts'

/** The offices and lockers of the GLS fake; it treats all of Budapest as one city. */
export const glsPoints = [
  ...pointsFrom(
    'office',
    `
gls-hu-office-001; Budapest; Budapest; GLS CsomagPont Margit körút; Margit körút 27.; 1024; 47.513; 19.03; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-002; Budapest; Budapest; GLS CsomagPont Flórián tér; Flórián tér 3.; 1033; 47.541; 19.042; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-003; Budapest; Budapest; GLS CsomagPont Újpest; Árpád út 90.; 1042; 47.564; 19.094; 1-5 08:00-18:00, 6 09:00-13:00
gls-hu-office-004; Budapest; Budapest; GLS CsomagPont Ferenciek tere; Kossuth Lajos utca 12.; 1053; 47.494; 19.058; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-005; Budapest; Budapest; GLS CsomagPont Oktogon; Teréz körút 8.; 1066; 47.505; 19.063; 1-5 09:00-20:00, 6 09:00-14:00
gls-hu-office-006; Budapest; Budapest; GLS CsomagPont Klauzál tér; Klauzál utca 9.; 1072; 47.499; 19.065; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-007; Budapest; Budapest; GLS CsomagPont Corvin negyed; Futó utca 31.; 1082; 47.487; 19.073; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-008; Budapest; Budapest; GLS CsomagPont Mester utca; Mester utca 21.; 1095; 47.479; 19.073; 1-5 08:00-18:00
gls-hu-office-009; Budapest; Budapest; GLS CsomagPont Bartók Béla út; Bartók Béla út 52.; 1111; 47.478; 19.048; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-010; Budapest; Budapest; GLS CsomagPont Fehérvári út; Fehérvári út 79.; 1119; 47.465; 19.044; 1-5 08:00-18:00
gls-hu-office-011; Budapest; Budapest; GLS CsomagPont Lehel tér; Lehel utca 9.; 1134; 47.518; 19.061; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-012; Budapest; Budapest; GLS CsomagPont Pozsonyi út; Pozsonyi út 16.; 1137; 47.516; 19.05; 1-5 09:00-19:00, 6 09:00-13:00
gls-hu-office-013; Budapest; Budapest; GLS CsomagPont Bosnyák tér; Bosnyák tér 12.; 1149; 47.522; 19.113; 1-5 08:00-18:00, 6 09:00-13:00
gls-hu-office-014; Budapest; Budapest; GLS CsomagPont Lőrinc; Üllői út 417.; 1181; 47.441; 19.184; 1-5 08:00-18:00
gls-hu-office-015; Hajdú-Bihar; Debrecen; GLS CsomagPont Debrecen, Piac utca; Piac utca 40.; 4024; 47.529; 21.625; 1-5 09:00-18:00, 6 09:00-13:00
gls-hu-office-016; Csongrád-Csanád; Szeged; GLS CsomagPont Szeged, Kárász utca; Kárász utca 7.; 6720; 46.252; 20.149; 1-5 09:00-18:00, 6 09:00-13:00
gls-hu-office-017; Borsod-Abaúj-Zemplén; Miskolc; GLS CsomagPont Miskolc, Széchenyi István út; Széchenyi István út 30.; 3525; 48.104; 20.789; 1-5 09:00-18:00, 6 09:00-13:00
gls-hu-office-018; Baranya; Pécs; GLS CsomagPont Pécs, Rákóczi út; Rákóczi út 58.; 7621; 46.074; 18.23; 1-5 09:00-18:00, 6 09:00-13:00
gls-hu-office-019; Győr-Moson-Sopron; Győr; GLS CsomagPont Győr, Baross Gábor út; Baross Gábor út 12.; 9021; 47.685; 17.635; 1-5 09:00-18:00, 6 09:00-13:00
gls-hu-office-020; Szabolcs-Szatmár-Bereg; Nyíregyháza; GLS CsomagPont Nyíregyháza, Kossuth tér; Kossuth tér 4.; 4400; 47.955; 21.716; 1-5 08:00-18:00
gls-hu-office-021; Bács-Kiskun; Kecskemét; GLS CsomagPont Kecskemét, Rákóczi út; Rákóczi út 15.; 6000; 46.908; 19.697; 1-5 08:00-18:00, 6 09:00-12:00
gls-hu-office-022; Fejér; Székesfehérvár; GLS CsomagPont Székesfehérvár, Palotai út; Palotai út 6.; 8000; 47.193; 18.403; 1-5 08:00-18:00, 6 09:00-12:00
gls-hu-office-023; Vas; Szombathely; GLS CsomagPont Szombathely, Fő tér; Fő tér 20.; 9700; 47.231; 16.622; 1-5 08:00-17:00
gls-hu-office-024; Jász-Nagykun-Szolnok; Szolnok; GLS CsomagPont Szolnok, Baross utca; Baross utca 24.; 5000; 47.174; 20.192; 1-5 08:00-17:00
gls-hu-office-025; Komárom-Esztergom; Tatabánya; GLS CsomagPont Tatabánya, Fő tér; Fő tér 10.; 2800; 47.586; 18.394; 1-5 08:00-17:00
gls-hu-office-026; Somogy; Kaposvár; GLS CsomagPont Kaposvár, Fő utca; Fő utca 37.; 7400; 46.356; 17.791; 1-5 08:00-17:00
gls-hu-office-027; Veszprém; Veszprém; GLS CsomagPont Veszprém, Kossuth Lajos utca; Kossuth Lajos utca 10.; 8200; 47.093; 17.91; 1-5 08:00-17:00
gls-hu-office-028; Heves; Eger; GLS CsomagPont Eger, Széchenyi István utca; Széchenyi István utca 22.; 3300; 47.905; 20.374; 1-5 08:00-17:00
gls-hu-office-029; Zala; Zalaegerszeg; GLS CsomagPont Zalaegerszeg, Kossuth Lajos utca; Kossuth Lajos utca 25.; 8900; 46.843; 16.846; 1-5 08:00-17:00
gls-hu-office-030; Győr-Moson-Sopron; Sopron; GLS CsomagPont Sopron, Várkerület; Várkerület 60.; 9400; 47.685; 16.592; 1-5 08:00-17:00
`,
  ),
  ...pointsFrom(
    'locker',
    `
gls-hu-locker-001; Budapest; Budapest; GLS automata Batthyány tér; Batthyány tér 5.; 1011; 47.506; 19.039; 1-7 00:00-24:00
gls-hu-locker-002; Budapest; Budapest; GLS automata Széll Kálmán tér; Széll Kálmán tér 2.; 1024; 47.507; 19.024; 1-7 00:00-24:00
gls-hu-locker-003; Budapest; Budapest; GLS automata Kolosy tér; Kolosy tér 5.; 1036; 47.53; 19.037; 1-7 00:00-24:00
gls-hu-locker-004; Budapest; Budapest; GLS automata Megyeri út; Megyeri út 20.; 1044; 47.576; 19.094; 1-7 00:00-24:00
gls-hu-locker-005; Budapest; Budapest; GLS automata Deák Ferenc tér; Deák Ferenc tér 3.; 1052; 47.497; 19.055; 1-7 00:00-24:00
gls-hu-locker-006; Budapest; Budapest; GLS automata Nyugati pályaudvar; Teréz körút 55.; 1062; 47.51; 19.057; 1-7 00:00-24:00
gls-hu-locker-007; Budapest; Budapest; GLS automata Keleti pályaudvar; Baross tér 19.; 1077; 47.5; 19.082; 1-7 00:00-24:00
gls-hu-locker-008; Budapest; Budapest; GLS automata Blaha Lujza tér; Blaha Lujza tér 1.; 1085; 47.496; 19.07; 1-7 00:00-24:00
gls-hu-locker-009; Budapest; Budapest; GLS automata Orczy tér; Orczy út 46.; 1089; 47.486; 19.09; 1-7 00:00-24:00
gls-hu-locker-010; Budapest; Budapest; GLS automata Boráros tér; Boráros tér 7.; 1095; 47.48; 19.068; 1-7 00:00-24:00
gls-hu-locker-011; Budapest; Budapest; GLS automata Örs vezér tere; Örs vezér tere 25.; 1106; 47.503; 19.138; 1-7 00:00-24:00
gls-hu-locker-012; Budapest; Budapest; GLS automata Etele tér; Etele tér 1.; 1119; 47.465; 19.019; 1-7 00:00-24:00
gls-hu-locker-013; Budapest; Budapest; GLS automata Infopark; Infopark sétány 1.; 1117; 47.47; 19.06; 1-7 00:00-24:00
gls-hu-locker-014; Budapest; Budapest; GLS automata Gazdagrét; Gazdagréti tér 5.; 1118; 47.473; 18.996; 1-7 00:00-24:00
gls-hu-locker-015; Budapest; Budapest; GLS automata Királyhágó tér; Királyhágó tér 2.; 1126; 47.497; 19.021; 1-7 00:00-24:00
gls-hu-locker-016; Budapest; Budapest; GLS automata Váci út; Váci út 50.; 1134; 47.529; 19.067; 1-7 00:00-24:00
gls-hu-locker-017; Budapest; Budapest; GLS automata Béke tér; Béke tér 6.; 1139; 47.537; 19.08; 1-7 00:00-24:00
gls-hu-locker-018; Budapest; Budapest; GLS automata Nagy Lajos király útja; Nagy Lajos király útja 110.; 1149; 47.516; 19.123; 1-7 00:00-24:00
gls-hu-locker-019; Budapest; Budapest; GLS automata Zsókavár utca; Zsókavár utca 24.; 1157; 47.549; 19.142; 1-7 00:00-24:00
gls-hu-locker-020; Budapest; Budapest; GLS automata Határ út; Üllői út 201.; 1191; 47.463; 19.13; 1-7 00:00-24:00
gls-hu-locker-021; Budapest; Budapest; GLS automata Csepel; Szent Imre tér 10.; 1211; 47.429; 19.069; 1-7 00:00-24:00
gls-hu-locker-022; Hajdú-Bihar; Debrecen; GLS automata Debrecen, Nagyállomás; Petőfi tér 12.; 4025; 47.522; 21.628; 1-7 00:00-24:00
gls-hu-locker-023; Csongrád-Csanád; Szeged; GLS automata Szeged, Mars tér; Mars tér 1.; 6724; 46.257; 20.141; 1-7 00:00-24:00
gls-hu-locker-024; Borsod-Abaúj-Zemplén; Miskolc; GLS automata Miskolc, Búza tér; Búza tér 1.; 3526; 48.105; 20.798; 1-7 00:00-24:00
gls-hu-locker-025; Baranya; Pécs; GLS automata Pécs, Főpályaudvar; Indóház tér 1.; 7623; 46.066; 18.224; 1-7 00:00-24:00
gls-hu-locker-026; Győr-Moson-Sopron; Győr; GLS automata Győr, Révai utca; Révai Miklós utca 4.; 9021; 47.683; 17.634; 1-7 00:00-24:00
gls-hu-locker-027; Fejér; Székesfehérvár; GLS automata Székesfehérvár, Piac tér; Piac tér 1.; 8000; 47.19; 18.414; 1-7 00:00-24:00
gls-hu-locker-028; Pest; Érd; GLS automata Érd, Budai út; Budai út 13.; 2030; 47.378; 18.921; 1-7 00:00-24:00
gls-hu-locker-029; Pest; Gödöllő; GLS automata Gödöllő, Szabadság tér; Szabadság tér 6.; 2100; 47.597; 19.352; 1-7 00:00-24:00
gls-hu-locker-030; Somogy; Siófok; GLS automata Siófok, Fő tér; Fő tér 6.; 8600; 46.905; 18.05; 1-7 00:00-24:00
`,
  ),
]
