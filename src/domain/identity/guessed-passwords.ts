/**
 * The passwords that attackers try first, including those in the languages of the markets, in lower case. Shorter
 * ones are refused for their length.
 */
export const guessedPasswords: ReadonlySet<string> = new Set(
  `
000000 0000000 00000000 010203 01020304 012345 01234567 0123456789 098765 0987654 0987654321 101010 102030
10203040 110110 111111 1111111 11111111 111222 111222333 112233 11223344 1122334455 112358 121212 123123
123123123 123321 12341234 123412345 1234321 123454321 123456 1234560 12345600 1234567 12345678 123456789
1234567890 1234567891 12345678910 1234567899 123456789a 123456789q 12345679 1234567a 123456a 123456aa
123456abc 123456q 12345a 12345q 12345qwert 1234abcd 1234qwer 123654 123789 123987 123abc 123asd 123parola
123qwe 123qweasd 123zxc 131313 135790 147147 147258 147258369 147852 159159 159357 159753 19901990 19911991
19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx 1qazxsw2 20002000 20012001 202020 20202020 20222022 20232023 20242024 20252025 212121
222222 222333 232323 246810 252525 258456 271828 303030 314159 321321 321456 321654 333333 333666 369369
404040 420420 444444 456123 456456 456789 505050 555555 555666 606060 654123 654321 654321a 666666 696969
707070 741852963 7654321 777777 777888 789456 789456123 789654 789789 808080 852456 87654321 888888 909090
951753 963852741 963963 987654321 9876543210 987987 999888 999999 a123456 a1234567 a12345678 a123456789 a1b2c3
a1b2c3d4 aa123456 aa12345678 aaaaaa aaaaaaa aaaaaaaa ababab abc123 abc1234 abc12345 abc123456 abcabc abcd123
abcd1234 abcdef abcdefg abcdefgh access access1 access14 admin1 admin12 admin123 admin1234 admin12345
administrator adrian adrian1 adriana aek1924 agapi1 agapimou aleksandar aleksandra alex123 alex1234 alexandr
alexandra alexandros alexandru anastasia andreea andreea1 andrei andrei1 andrew andrew1 android android1
angel1 angel123 angels anita1 apple1 apple123 april1 aqwzsx aris1914 arsenal arsenal1 asd123 asdasd asdasd123
asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asshole asshole1 athanasios athens athina1 attila attila1
august autumn azerty azerty123 azertyuiop baby123 babyboy babygirl babygirl1 bailey balazs balazs1 banana
banana1 barcelona barcelona1 baseball basketball batman batman1 bbbbbb bence1 bence123 bitch1 biteme blessed
bmw123 bmwbmw bogdan bogdan1 botev1912 brasov bucuresti bucuresti1 budapest budapest1 bulgaria bulgaria1
bunica burgas buster butterfly cafea1 camaro catalin catalin1 cccccc change1 changeme changeme1 charlie
charlie1 cheese chelsea chelsea1 chocolate christos christos1 cicamica ciocolata cluj123 clujnapoca computer
computer1 constanta cookie cookie1 corvette craiova cristi cristi1 cristian cristian1 cristiano cristina
cristina1 crystal csaba1 csilla cska123 cska1948 dacia1 daniel daniel1 daniela daniela1 darling david123
dddddd debrecen december default denisa desislava diamond diana1 dimitar dimitris dimitris1 dimitrov dinamo
dinamo1 dinamo1948 doamne dorina dracula dragon dragon1 dragon123 dragos dragoste dragostea dragostemea
dumnezeu eagle1 eagles eduard elena1 elena123 eleni1 eleni123 ellada ellada1 ellada123 eminem erika1 erzsebet
eszter eszter1 facebook facebook1 falcon falcons family family1 father february ferenc ferenc1 ferencvaros
ferrari ferrari1 ffffff floare floarea florentina flori123 florin florin1 flower flowers fluture foci123
football football1 forever forever1 fortnite fotbal fotbal1 fradi123 fradi1899 fratele freedom freedom1 friday
friend friends fuckme fuckyou fuckyou1 futball gabor1 gabor123 gabriel gabriel1 gabriela gamoto george george1
georgi georgi1 georgia georgiana georgiev gergo1 giannis giannis1 giorgos giorgos1 gmail123 godisgood golden
google google1 google123 greece greece1 guest1 guest123 gyorgy hacker hacker1 hagi10 harley hellas hellas1
hellas123 hello1 hello123 hellohello hhhhhh hockey hockey1 honey1 honey123 honved hristo huawei hungary
hungary1 hunter hunter1 hunter2 iarna2024 iasi123 ilovegod iloveme iloveyou iloveyou1 iloveyou2 instagram
internet internet1 ioana1 ioana123 ioannis ionela ionut1 ionut123 iphone iphone1 iphone12 iphone13 iphone14
ironman istvan istvan1 isus123 iubire iubita iubitu iulian ivan123 ivanka ivanov janos1 january jelszo jelszo1
jelszo12 jelszo123 jelszo1234 jelszó jennifer jessica jessica1 jesus1 jesus123 jesuschrist jjjjjj jordan
jordan1 jordan23 joshua jozsef jozsef1 juventus juventus1 kalimera kalispera katalin katerina katerina1 katica
killer killer1 kintsu kintsu1 kintsu123 kiscica kiskutya kisses kkkkkk kodikos kodikos1 kodikos123
konstantinos kostas kostas1 krasimir kristina kriszti krisztian krisztina kurva1 kurvaanyad larisa laszlo
laszlo1 laura1 laurentiu letmein letmein1 letmein123 levski levski1 levski1914 liberty linux123 lion123
liverpool liverpool1 liviu1 lkjhgf logan1 login1 login123 lorena love123 love1234 lovelove lovely loveme
loveyou lucian lucky1 lucky123 luna123 macska madalin madalina maggie magyar magyarorszag malaka malaka1
malakas mama123 mamaia mamamia mamatata manchester manolis manutd march2024 maria1 maria12 maria123 maria1234
marian marian1 mariana marika marina marius marius1 mariya marton master master1 master123 matrix matrix1
matyas max123 melinda mercedes mercedes1 messi10 messi123 metallica metallica1 michael michael1 michelle
microsoft mihaela mihai1 mihai123 miklos minecraft minecraft1 mircea mmmmmm mnbvcxz moldova monday monika
monika1 monkey monkey1 monkey123 mother muie123 muiemuie mustang mustang1 mutu10 mylove mypassword naruto
naruto1 neymar nicolae nicoleta nikola nikolai nikolay nikolett nikos1 nikos123 nirvana nnnnnn nokia1 nokia123
norbert norbert1 nothing november oana123 obicham obichamte octavian october olympiacos olympiakos olympiakos7
opel123 oradea orange orange1 ovidiu p@ssw0rd p@ssword pa55word panagiotis panathinaikos panathinaikos13
panther paok1926 paok4ever paokara parola parola! parola1 parola12 parola123 parola1234 parola2024 parolamea
parolata pass123 pass1234 pass12345 passw0rd password password! password0 password01 password1 password1!
password12 password123 password1234 password12345 password2 passwort passwort1 passwort123 paul123 pepper
petar1 peter1 peter123 petrolul petrov petrova petru1 phoenix phoenix1 pizda123 pizza1 pizza123 plamen plamen1
ploiesti plovdiv poiuyt poiuytrewq pokemon pokemon1 porsche pppppp primavara prince princess princess1
pulapula purple pussy1 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qqqqqq qwe123 qwe123456 qweasd qweasd123
qweasdzxc qweqwe qwerasdf qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu
qwertyui qwertyuio qwertyuiop qwertz qwertz1 qwertz123 qwertzu qwertzui qwertzuiop radu123 rainbow raluca
ranger rapid123 rapid1923 razvan razvan1 realmadrid realmadrid1 reka123 robert robert1 roblox rocky1 romania
romania1 romania123 ronaldo ronaldo7 root123 rootroot roxana roxana1 rozsa1 sagapo sagapw samsung samsung1
samsung123 sandor sandor1 sebastian sebastian1 secret secret1 secret123 september sexy123 sexysexy shadow
shadow1 sibiu123 silver simona simona1 skoda1 slipknot soare1 soccer soccer1 sofia1 sofia12 sofia123 sorin1
sorina spiderman spring spyros ssssss starwars starwars1 stavros stavros1 steaua steaua1 steaua86
steauabucuresti stefan stefan1 stefania stele1 stoyan summer summer1 summer2023 summer2024 summer2025 sunday
sunshine sunshine1 superman superman1 suzuki sweetheart sweetie sweety szabolcs szeged szerelem szerelmem
szeretlek szeretlek1 szilvia tamas1 tamas123 tata123 te.iubesc teiubesc teiubesc1 tennis teodor teodora test12
test123 test1234 test12345 tester testing testing1 testtest thanasis thessaloniki thunder tiberiu tibor1
tiger1 tiger123 tigger tiktok timea1 timisoara toamna todor1 toor12 trandafir transilvania trustno1 ujpest
user123 user1234 valentin valentin1 valentina vara2024 varna1 vasil1 vasile vasile1 vasilis vasilis1 victor
victoria viktor viktoria viktoria1 virag1 vlad123 vladut welcome welcome1 welcome12 welcome123 whatever
windows windows1 winter winter1 winter2024 wolf123 wwwwww xiaomi xxxxxx yahoo1 yamaha yellow yordan youtube
youtube1 zaq12wsx zaq1zaq1 zoltan zoltan1 zsolt1 zsuzsa zsuzsi zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zzzzzz
κωδικος κωδικός йцукен обичамте парола парола1 парола123 явертъ
`
    .trim()
    .split(/\s+/),
)
