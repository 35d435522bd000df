import { streetsFrom } from '../rows.ts'
import type { SeedStreet } from '../seed-place.ts'
import { huLocalities } from './localities.ts'

const firstStreetId = 100001

/** One postal code per street and district: long streets have several, by house number; the seed has one. */
const table = `
1011: Batthyány tér; Corvin tér; Fő utca; Hunyadi János út; Iskola utca; Mária tér
1011: Markovits Iván utca; Ponty utca; Szalag utca; Szilágyi Dezső tér
1012: Kuny Domokos utca; Logodi utca; Lovas út; Márvány utca; Mikó utca; Pálya utca; Vérmező út
1013: Alagút utca; Apród utca; Attila út; Clark Ádám tér; Döbrentei utca; Krisztina körút
1013: Krisztina tér; Pauler utca; Roham utca; Váralja utca; Ybl Miklós tér
1014: Bécsi kapu tér; Dísz tér; Fortuna utca; Kapisztrán tér; Nándor utca; Országház utca
1014: Szentháromság tér; Szentháromság utca; Színház utca; Táncsics Mihály utca; Tárnok utca
1014: Úri utca
1015: Batthyány utca; Csalogány utca; Donáti utca; Hattyú utca; Ostrom utca; Szabó Ilonka utca
1015: Toldy Ferenc utca
1016: Aladár utca; Bérc utca; Berényi utca; Czakó utca; Gellérthegy utca; Hegyalja út; Lisznyai utca
1016: Mészáros utca; Naphegy tér; Naphegy utca; Orom utca; Sánc utca; Tigris utca

1021: Budakeszi út; Hűvösvölgyi út
1022: Bimbó út; Felvinci út; Fillér utca; Herman Ottó út; Marczibányi tér
1023: Árpád fejedelem útja; Frankel Leó út; Mecset utca; Török utca; Ürömi utca; Zsigmond tér
1024: Ady Endre utca; Buday László utca; Fény utca; Keleti Károly utca; Kis Rókus utca; Lövőház utca
1024: Margit körút; Retek utca; Rómer Flóris utca; Széll Kálmán tér
1025: Cimbalom utca; Csatárka út; Józsefhegyi utca; Pusztaszeri út; Szépvölgyi út; Törökvész út
1025: Vérhalom utca; Zöldlomb utca
1026: Endrődi Sándor utca; Gábor Áron utca; Pasaréti út; Szilágyi Erzsébet fasor
1027: Bem József tér; Bem József utca; Erőd utca; Fazekas utca; Ganz utca; Henger utca; Horvát utca
1027: Jurányi utca; Kacsa utca; Lipthay utca; Medve utca; Tölgyfa utca; Varsányi Irén utca
1028: Hidegkúti út; Máriaremetei út

1031: Monostori út; Nánási út; Őrlő utca; Rozgonyi Piroska utca; Szentendrei út
1032: Föld utca; Kiscelli utca; San Marco utca; Vörösvári út; Zápor utca
1033: Flórián tér; Fő tér; Harrer Pál utca; Huszti út; Kórház utca; Laktanya utca; Polgár utca
1033: Szentlélek tér
1034: Bécsi út; Dévai Bíró Mátyás tér; Kecske utca; Nagyszombat utca; Selmeci utca; Szőlő utca
1034: Tímár utca
1035: Kerék utca; Raktár utca; Szél utca; Váradi utca; Vihar utca
1036: Bokor utca; Kolosy tér; Lajos utca; Pacsirtamező utca; Perc utca
1037: Erdőalja út; Jablonka út; Kunigunda útja; Laborc utca; Remetehegyi út; Testvérhegyi út
1039: Czetz János utca; Heltai Jenő tér; Királyok útja; Madzsar József utca; Mátyás király út
1039: Pünkösdfürdő utca

1041: Árpád út; Erzsébet utca; Görgey Artúr út; István út; Rózsa utca; Szent István tér
1041: Templom utca; Virág utca
1042: József Attila utca; Kassai utca; Munkásotthon utca; Tavasz utca
1043: Tanoda tér
1044: Íves út; Megyeri út; Óradna utca; Váci út
1045: Berlini utca; Istvántelki út; Pozsonyi utca
1046: Kiss Ernő utca
1047: Attila utca; Baross utca; Fóti út
1048: Hajló utca; Homoktövis utca; Külső Szilágyi út; Óceán-árok utca; Székpatak utca
1048: Szíjgyártó utca

1051: Apáczai Csere János utca; Arany János utca; Bajcsy-Zsilinszky út; Dorottya utca; Eötvös tér
1051: Erzsébet tér; Harmincad utca; Hercegprímás utca; József Attila utca; József nádor tér
1051: Mérleg utca; Nádor utca; Október 6. utca; Sas utca; Széchenyi István tér; Szent István tér
1051: Vigadó tér; Vigadó utca; Vigyázó Ferenc utca; Vörösmarty tér; Zrínyi utca
1052: Aranykéz utca; Bárczy István utca; Bécsi utca; Deák Ferenc tér; Deák Ferenc utca
1052: Fehér Hajó utca; Galamb utca; Haris köz; Kristóf tér; Párizsi utca; Petőfi Sándor utca
1052: Piarista utca; Régi posta utca; Semmelweis utca; Sütő utca; Szervita tér; Türr István utca
1052: Váci utca; Vármegye utca; Városház utca
1053: Curia utca; Egyetem tér; Ferenciek tere; Ferenczy István utca; Henszlmann Imre utca
1053: Kálvin tér; Károlyi utca; Kecskeméti utca; Királyi Pál utca; Kossuth Lajos utca; Magyar utca
1053: Múzeum körút; Papnövelde utca; Reáltanoda utca; Szép utca; Vámház körút; Veres Pálné utca
1054: Akadémia utca; Alkotmány utca; Bank utca; Báthory utca; Garibaldi utca; Hold utca; Honvéd utca
1054: Kálmán Imre utca; Perczel Mór utca; Podmaniczky Frigyes tér; Steindl Imre utca; Szabadság tér
1054: Széchenyi rakpart; Széchenyi utca; Szemere utca; Vadász utca; Vértanúk tere; Zoltán utca
1055: Balassi Bálint utca; Balaton utca; Bihari János utca; Falk Miksa utca; Jászai Mari tér
1055: Kossuth Lajos tér; Markó utca; Nagy Ignác utca; Nyugati tér; Stollár Béla utca; Szalay utca
1055: Szent István körút
1056: Bástya utca; Belgrád rakpart; Duna utca; Fővám tér; Havas utca; Irányi utca; Március 15. tér
1056: Molnár utca; Nyáry Pál utca; Só utca; Sörház utca; Szarka utca; Szerb utca

1061: Andrássy út; Anker köz; Dalszínház utca; Jókai tér; Káldy Gyula utca; Király utca
1061: Liszt Ferenc tér; Paulay Ede utca; Székely Mihály utca; Vasvári Pál utca
1062: Aradi utca; Bajza utca; Délibáb utca; Kodály körönd; Lendvay utca; Székely Bertalan utca
1062: Váci út
1063: Bajnok utca; Kmety György utca; Munkácsy Mihály utca; Szinyei Merse utca; Szív utca
1063: Szondi utca
1064: Izabella utca; Podmaniczky utca; Rózsa utca; Vörösmarty utca
1065: Bajcsy-Zsilinszky út; Hajós utca; Lázár utca; Nagymező utca; Révay köz; Révay utca
1065: Weiner Leó utca
1066: Dessewffy utca; Jókai utca; Lovag utca; Mozsár utca; Ó utca; Oktogon; Teréz körút
1066: Zichy Jenő utca
1067: Csengery utca; Eötvös utca; Hunyadi tér; Szobi utca
1068: Benczúr utca; Dózsa György út; Felső erdősor; Rippl-Rónai utca; Városligeti fasor

1071: Bajza utca; Bethlen Gábor tér; Bethlen Gábor utca; Damjanich utca; Dembinszky utca
1071: Dózsa György út; Lövölde tér; Peterdy utca; Városligeti fasor
1072: Akácfa utca; Klauzál tér; Klauzál utca; Nagy Diófa utca; Nyár utca; Rákóczi út
1073: Barcsay utca; Dob utca; Erzsébet körút; Kertész utca; Osvát utca
1074: Dohány utca; Hársfa utca; Huszár utca; Munkás utca; Rottenbiller utca; Rózsák tere
1074: Szövetség utca; Vörösmarty utca
1075: Asbóth utca; Holló utca; Károly körút; Kazinczy utca; Madách Imre tér; Madách Imre út
1075: Rumbach Sebestyén utca; Síp utca
1076: Garay tér; Garay utca; Péterfy Sándor utca; Százház utca; Thököly út; Verseny utca
1077: Almássy tér; Almássy utca; Baross tér; Csányi utca; Hevesi Sándor tér; Izabella utca
1077: Király utca; Kis Diófa utca; Rózsa utca; Wesselényi utca
1078: Cserhát utca; Hernád utca; István utca; Marek József utca; Murányi utca; Nefelejcs utca

1081: Bezerédi utca; Dologház utca; Fiumei út; II. János Pál pápa tér; Kis Fuvaros utca
1081: Kiss József utca; Népszínház utca; Vay Ádám utca
1082: Baross utca; Corvin sétány; Futó utca; Harminckettesek tere; Horváth Mihály tér
1082: Kisfaludy utca; Leonardo da Vinci utca; Nagy Templom utca; Üllői út; Vajdahunyad utca
1083: Apáthy István utca; Balassa utca; Bókay János utca; Illés utca; Jázmin utca
1083: Korányi Sándor utca; Ludovika tér; Práter utca; Szigony utca; Tömő utca
1084: Auróra utca; Bérkocsis utca; Déri Miksa utca; Fecske utca; József utca; Mátyás tér
1084: Nagy Fuvaros utca; Német utca; Őr utca; Rákóczi tér; Tavaszmező utca; Tolnai Lajos utca
1084: Víg utca
1085: Blaha Lujza tér; Csepreghy utca; Gyulai Pál utca; Horánszky utca; József körút; Kőfaragó utca
1085: Mária utca; Pál utca; Rigó utca; Rökk Szilárd utca; Salétrom utca; Somogyi Béla utca
1085: Stáhly utca
1086: Bauer Sándor utca; Dankó utca; Dobozi utca; Karácsony Sándor utca; Koszorú utca; Lujza utca
1086: Magdolna utca; Szerdahelyi utca; Teleki László tér
1087: Asztalos Sándor út; Baross tér; Ciprus utca; Festetics György utca; Kerepesi út
1087: Könyves Kálmán körút; Luther utca; Salgótarjáni utca; Stróbl Alajos utca; Százados út
1088: Bródy Sándor utca; Gutenberg tér; Krúdy utca; Lőrinc pap tér; Mikszáth Kálmán tér; Múzeum utca
1088: Ötpacsirta utca; Pollack Mihály tér; Puskin utca; Rákóczi út; Reviczky utca; Szabó Ervin tér
1088: Szentkirályi utca; Trefort utca; Vas utca
1089: Benyovszky Móric utca; Bíró Lajos utca; Delej utca; Diószegi Sámuel utca; Elnök utca
1089: Golgota tér; Kálvária tér; Nagyvárad tér; Orczy út; Reguly Antal utca; Rezső tér; Sárkány utca
1089: Vajda Péter utca

1091: Üllői út
1092: Bakáts tér; Erkel utca; Ferenc körút; Hőgyes Endre utca; Kinizsi utca; Köztelek utca
1092: Ráday utca
1093: Czuczor utca; Fővám tér; Gönczy Pál utca; Közraktár utca; Lónyay utca; Mátyás utca; Pipa utca
1093: Vámház körút; Zsil utca
1094: Angyal utca; Balázs Béla utca; Bokréta utca; Ferenc tér; Liliom utca; Páva utca; Tompa utca
1094: Tűzoltó utca; Viola utca
1095: Boráros tér; Dandár utca; Gát utca; Ipar utca; Komor Marcell utca; Lechner Ödön fasor
1095: Mester utca; Soroksári út
1096: Ernő utca; Haller utca; Lenhossék utca; Sobieski János utca; Telepy utca; Thaly Kálmán utca
1096: Vendel utca
1097: Gubacsi út; Illatos út; Könyves Kálmán körút; Nagyvárad tér; Vaskapu utca
1098: Börzsöny utca; Csengettyű utca; Ecseri út; Lobogó utca; Napfény utca; Toronyház utca

1101: Albertirsai út; Hungária körút; Kőbányai út; Pongrác út
1102: Állomás utca; Füzér utca; Halom utca; Hölgy utca; Kőrösi Csoma Sándor út; Liget tér
1102: Ónodi utca; Szent László tér
1103: Gyömrői út; Noszlopy utca; Sibrik Miklós út; Vaspálya utca
1104: Harmat utca; Kada utca; Mádi utca; Sörgyár utca
1105: Bánya utca; Cserkesz utca; Előd utca; Gergely utca; Ihász utca; Kápolna utca; Martinovics tér
1106: Fehér út; Gránátos utca; Jászberényi út; Keresztúri út; Maglódi út
1107: Basa utca; Bihari utca; Ceglédi út; Fogadó utca; Horog utca; Szállás utca; Száva utca
1107: Zágrábi utca
1108: Gőzmozdony utca; Mélytó utca; Sütöde utca; Tavas utca; Újhegyi sétány; Újhegyi út

1111: Bartók Béla út; Bercsényi utca; Bertalan Lajos utca; Bicskei utca; Budafoki út; Csíky utca
1111: Egry József utca; Gárdonyi tér; Kende utca; Kruspér utca; Lágymányosi utca; Műegyetem rakpart
1111: Stoczek utca; Szent Gellért tér; Vak Bottyán utca; Zenta utca
1112: Brassó út; Gazdagréti út; Igmándi utca; Kőérberki út; Menyecske utca; Neszmélyi út
1112: Oltvány utca; Törökbálinti út; Zólyomi út
1113: Ábel Jenő utca; Badacsonyi utca; Bocskai út; Daróczi út; Dávid Ferenc utca; Diószegi út
1113: Edömér utca; Elek utca; Hamzsabégi út; Hollókő utca; Ibrahim utca; Karolina út; Kökörcsin utca
1113: Nagyszőlős utca; Takács Menyhért utca; Tarcali utca; Vincellér utca; Zsombolyai utca
1114: Bukarest utca; Eszék utca; Fadrusz utca; Himfy utca; Kanizsai utca; Kemenes utca
1114: Kosztolányi Dezső tér; Mészöly utca; Móricz Zsigmond körtér; Orlay utca
1114: Szabolcska Mihály utca; Tas vezér utca; Ulászló utca; Vásárhelyi Pál utca; Villányi út
1115: Ballagi Mór utca; Bánk bán utca; Csóka utca; Etele út; Fraknó utca; Halmi utca; Keveháza utca
1115: Ozorai utca; Sárbogárdi út; Thallóczy Lajos utca
1116: Albertfalva utca; Építész utca; Fegyvernek utca; Kalotaszeg utca; Kondorosi út; Mezőkövesd út
1116: Sztregova utca; Temesvár utca
1117: Baranyai tér; Baranyai utca; Bogdánfy utca; Bölcső utca; Dombóvári út; Erőmű utca
1117: Fehérvári út; Galvani utca; Goldmann György tér; Hauszmann Alajos utca; Hengermalom út
1117: Hunyadi János út; Infopark sétány; Irinyi József utca; Kaposvár utca; Karinthy Frigyes út
1117: Kőrösy József utca; Magyar tudósok körútja; Nádorliget utca; Neumann János utca
1117: Október huszonharmadika utca; Pázmány Péter sétány; Prielle Kornélia utca; Sopron út
1117: Szerémi út; Váli utca
1118: Alsóhegy utca; Beregszász út; Budaörsi út; Csíkihegyek utca; Frankhegy utca; Gazdagréti tér
1118: Gombocz Zoltán utca; Kaptató sétány; Kelenhegyi út; Mányoki út; Ménesi út; Nagyszeben út
1118: Regős utca; Rétköz utca; Rimaszombati út; Sasadi út; Somlói út; Számadó utca; Szüret utca
1118: Torbágy utca; Ugron Gábor utca
1119: Allende park; Andor utca; Bikszádi utca; Bornemissza tér; Csurgói út; Etele tér; Hadak útja
1119: Mérnök utca; Pajkos utca; Petzvál József utca; Rátz László utca; Solt utca; Tétényi út
1119: Than Károly utca; Vahot utca

1121: Alkony út; Csillagvölgyi út; Eötvös út; Fülemile út; Költő utca; Konkoly-Thege Miklós út
1121: Rácz Aladár út; Rege út; Szilassy út; Zugligeti út
1122: Acsády Ignác utca; Bíró utca; Csaba utca; Gaál József út; Goldmark Károly utca; Határőr út
1122: Krisztina körút; Magyar jakobinusok tere; Maros utca; Ráth György utca; Városmajor utca
1123: Alkotás utca; Greguss utca; Győri út; Kékgolyó utca; Nagyenyed utca; Schwartzer Ferenc utca
1123: Táltos utca
1124: Apor Vilmos tér; Csörsz utca; Dobsinai utca; Fodor utca; Fürj utca; Jagelló út
1124: Kempelen Farkas utca; Lejtő út; Meredek utca; Sirály utca; Stromfeld Aurél út
1124: Thomán István utca; Vércse utca
1125: Álom utca; Béla király út; Dániel út; Diós árok; Galgóczy utca; György Aladár utca
1125: Istenhegyi út; Kútvölgyi út; Mátyás király út; Nógrádi utca; Szarvas Gábor út; Trencséni utca
1125: Tusnádi utca; Virányos út; Zalatnai utca
1126: Beethoven utca; Böszörményi út; Dolgos utca; Hertelendy utca; Hollósy Simon utca
1126: Királyhágó tér; Királyhágó utca; Kiss János altábornagy utca; Márvány utca; Nagy Jenő utca
1126: Németvölgyi út; Orbánhegyi út; Szent Orbán tér; Tartsay Vilmos utca; Ugocsa utca; Zulejka utca

1131: Babér utca; Béke utca; Dolmány utca; Futár utca; Göncöl utca; Gyöngyösi utca; Jász utca
1131: Menyasszony utca; Mosoly utca; Násznagy utca; Reitter Ferenc utca; Rokolya utca; Topolya utca
1132: Alig utca; Borbély utca; Csanády utca; Kádár utca; Kresz Géza utca; Nyugati tér
1132: Victor Hugo utca; Visegrádi utca
1133: Bessenyei utca; Dráva utca; Garam utca; Gogol utca; Ipoly utca; Kárpát utca; Pozsonyi út
1133: Thurzó utca; Tisza utca; Tutaj utca; Vág utca; Véső utca
1134: Angyalföldi út; Apály utca; Botond utca; Bulcsú utca; Csángó utca; Dózsa György út
1134: Gidófalvy Lajos utca; Huba utca; Kassák Lajos utca; Lehel tér; Lehel utca; Lőportár utca
1134: Róbert Károly körút; Szabolcs utca; Taksony utca; Tüzér utca; Váci út
1135: Ambrus utca; Csata utca; Hun utca; Kerekes utca; Mór utca; Palóc utca; Petneházy utca
1135: Szegedi út; Szent László út; Tahi utca; Zsinór utca
1136: Balzac utca; Gergely Győző utca; Hegedűs Gyula utca; Herzen utca; Hollán Ernő utca
1136: Pannónia utca; Raoul Wallenberg utca; Tátra utca
1137: Ditrói Mór utca; Jászai Mari tér; Katona József utca; Radnóti Miklós utca; Szent István körút
1137: Szent István park; Újpesti rakpart; Vígszínház utca
1138: Cserhalom utca; Dagály utca; Danubius utca; Dunavirág utca; Esztergomi út
1138: Karikás Frigyes utca; Madarász Viktor utca; Marina sétány; Meder utca; Népfürdő utca
1138: Párkány utca; Révész utca; Tomori utca; Turóc utca; Vizafogó sétány
1139: Béke tér; Fáy utca; Fiastyúk utca; Forgách utca; Frangepán utca; Gömb utca; Hajdú utca
1139: Kartács utca; Lomb utca; Országbíró utca; Pap Károly utca; Röppentyű utca; Rozsnyay utca
1139: Teve utca; Üteg utca

1141: Mogyoródi út; Öv utca; Paskál utca; Szugló utca; Vezér utca
1142: Dorozsmai utca; Erzsébet királyné útja; Kassai tér; Komáromi út; Rákospatak utca
1142: Tengerszem utca; Ungvár utca
1143: Gizella út; Hungária körút; Ilka utca; Semsey Andor utca; Stefánia út; Zászlós utca
1144: Csertő utca; Füredi utca; Kerepesi út; Ond vezér útja
1145: Amerikai út; Bácskai utca; Columbus utca; Jávor utca; Laky Adolf utca; Mexikói út
1145: Pétervárad utca; Róna utca; Újvidék tér; Uzsoki utca
1146: Ajtósi Dürer sor; Állatkerti körút; Cházár András utca; Dózsa György út; Hermina út
1146: Istvánmezei út; Thököly út; Zichy Géza utca
1147: Balázs utca; Czobor utca; Fűrész utca; Kerékgyártó utca; Lőcsei út; Telepes utca
1148: Fogarasi út; Nagy Lajos király útja; Örs vezér tere
1149: Angol utca; Bosnyák tér; Egressy út; Limanova tér; Pillangó utca

1151: Károlyi Sándor út
1152: Szentmihályi út; Városkapu utca
1153: Bocskai utca; Eötvös utca; Hubay Jenő tér
1154: Bánkút utca; Szerencs utca; Wesselényi utca
1156: Kontyfa utca; Nyírpalota út; Páskomliget utca
1157: Erdőkerülő utca; Zsókavár utca
1158: Drégelyvár utca; Késmárk utca; Pestújhelyi út

1161: Batthyány utca; Béla utca; Pálya utca; Rákosi út
1163: Cziráki utca; Jókai Mór utca; Margit utca; Sashalmi sétány; Veres Péter út
1164: Simongát utca; Szabadföld út
1165: Diósy Lajos utca; Koronafürt utca; Újszász utca

1171: Péceli út
1173: Egészségház utca; Ferihegyi út; Kaszáló utca; Pesti út; Újlak utca

1181: Baross utca; Margó Tivadar utca; Üllői út; Városház utca
1182: Béke tér
1183: Gyömrői út; Nefelejcs utca
1184: Hengersor utca; Lakatos út
1185: Nagyszalonta utca

1191: Ady Endre út; Fő utca; Kossuth tér; Üllői út
1192: Esze Tamás utca; Határ út; Nádasdy utca; Zalaegerszeg utca
1193: Derkovits Gyula utca
1194: Hofherr Albert utca; Méta utca; Puskás Ferenc utca
1195: Jókai utca; Petőfi utca; Vas Gereben utca

1201: Vörösmarty utca
1203: Baross utca; János utca; Kossuth Lajos utca
1204: Ady Endre utca; Mártírok útja; Török Flóris utca
1205: Határ út

1211: II. Rákóczi Ferenc út; Károli Gáspár utca; Kossuth Lajos utca; Szent Imre tér
1211: Weiss Manfréd út
1212: Görgey Artúr tér; Táncsics Mihály utca
1213: Erdősor utca; Hollandi út; Szent István út
1215: Ady Endre út; Katona József utca

1221: Anna utca; Kossuth Lajos utca; Mária Terézia utca; Péter-Pál utca; Plébánia utca
1221: Savoyai Jenő tér; Városház tér
1222: Háros utca; Nagytétényi út; Tóth József utca
1224: Dózsa György út
1225: Bányalég utca

1237: Köves út
1238: Grassalkovich út; Hősök tere; Szentlőrinci út; Szitás utca; Templom utca
1239: Bevásárló utca; Haraszti út; Ócsai út
`

/** The second and third digits of a Budapest postal code are the district. */
function tableOf(district: number): string {
  const start = `1${String(district).padStart(2, '0')}`
  return table
    .split('\n')
    .filter(line => line.startsWith(start))
    .join('\n')
}

const districts = huLocalities.filter(locality => locality.name.startsWith('Budapest '))

export const huStreets: readonly SeedStreet[] = districts
  .flatMap(({ name }, index) => streetsFrom(huLocalities, name, tableOf(index + 1)))
  .map((street, index) => ({ ...street, id: firstStreetId + index }))
