/**
 * The most common passwords that are long enough to be set, in lower case. They are on most lists of leaked passwords, and
 * attackers try them first.
 */
const words = `
!qaz1qaz !qaz2wsx 00000000 000000000 0000000000 01234567 012345678 0123456789 098765432 0987654321 10203040
1020304050 1029384756 11110000 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212
1212121212 123123123 1231231234 123321123 1233211234 12341234 123412345 12344321 123454321 1234554321 123456123
123456123456 123456654321 12345678 123456780 123456789 1234567890 12345678910 1234567899 123456789a 123456789abc
123456789q 12345678a 1234567a 1234567q 123456aa 123456ab 123456abc 123456qwe 12345qwert 12345qwerty 1234abcd
1234qwer 13131313 1357913579 13579246 135792468 14725836 147258369 1472583690 159357456 159753159 159951159
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 21212121 22222222 23232323
24681012 25252525 31415926 314159265 33333333 36925814 369258147 44444444 45454545 456123789 4815162342 55555555
65432100 654321654321 66666666 69696969 74108520 741852963 7418529630 77777777 78945612 789456123 7894561230
789456123a 789654123 87654321 88888888 888888888 963852741 987654321 9876543210 99999999 999999999 a1234567
a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aa123456789 aaaa1111 aaaaaaaa aaaaaaaaaa ab123456
abc12345 abc123456 abc123456789 abcabc123 abcd1234 abcd12345 abcd123456 abcde12345 abcdef123 abcdefg1 abcdefgh
abcdefghi access123 access14 adgjmptw admin123 admin1234 admin12345 admin123456 admin2024 admin2025 admin2026
adminadmin administrator alexander alexandra alexandre amanda123 america1 andrew123 angel123 anthony1 apple123
arsenal1 asdasd123 asdasdasd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfjkl1 asdqwe123
ashley123 august2024 autumn2024 autumn2025 autumn2026 azertyui azertyuiop babygirl babygirl1 bailey123 baseball
baseball1 basketball batman123 beautiful benjamin bigdaddy blahblah blessed1 blink182 bonjour1 bradley1 brandon1
bubbles1 butterfly butterfly1 california calvin123 carolina caroline cassandra catherine champion changeit
changeme changeme1 changeme123 charlie1 charlie123 charlotte cheese123 chelsea1 chocolate chocolate1 christian
christina christine christmas christopher cocacola company1 company123 computer computer1 cookie123 corvette
cowboys1 cristina dallas123 daniel123 danielle datum3d1 datum3d123 december december1 default1 default123
demo1234 dolphin1 dolphins dragon12 dragon123 elephant elizabeth everton1 facebook facebook1 fernanda fernando
ferrari1 fireball firebird fletcher florida1 flower123 flowers1 football football1 football12 football123
forever1 formula1 franklin frederick freedom1 friends1 friendship fuckyou1 fuckyou123 fuckyou2 gabriel1 gabriela
gangster garfield gateway1 george123 giovanni goldfish google123 gracie123 greenday guest123 guest1234 guitar123
hallo123 hannah123 happy123 harley123 harrypotter heather1 hello123 hello1234 hello12345 hellohello hellokitty
hola1234 horses123 hunter123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 infinity
internet internet1 ironman1 isabella jackson1 jasmine1 jasper123 jennifer jennifer1 jessica1 jessica123 jesus123
jesuschrist jonathan jordan123 jordan23 joseph123 joshua123 junior123 justin123 katherine killer123 kimberly
kingkong kristina lakers24 lasvegas leonardo letmein! letmein1 letmein12 letmein123 letmeinnow liberty1 limited1
liverpool liverpool1 login123 lollipop london123 lovelove loveme123 loveyou1 loveyou123 lucky123 madison1
manchester manunited marina123 marlboro maverick maxwell1 mercedes mercury1 metallic metallica michael1
michael123 michelle michelle1 microsoft midnight minecraft monday123 money123 monkey12 monkey123 monster1
monster123 montana1 mustang1 mustang123 myspace1 naruto123 natalie1 newcastle newpassword nicholas nicole123
nintendo nirvana1 nothing1 november november1 october1 office123 olivia123 p455w0rd p4ssw0rd p4ssword p@55w0rd
p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 panasonic panther1 parola123 pass1234 pass12345
pass123456 passpass passport passw0rd passw0rd! passw0rd1 passw0rd123 password password! password!1 password0
password00 password01 password1 password1! password10 password11 password12 password12! password123 password123!
password1234 password12345 password123456 password13 password2 password2024 password2025 password2026 password21
password22 password3 password4 password5 password69 password7 password8 password9 password99 password@1
password@123 passwordpassword patrick1 peaches1 peanut123 pepper123 phoenix1 pikachu1 playboy1 pokemon1
pokemon123 porsche1 precious princess princess1 princess12 princess123 q!w@e#r$ q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qazwsx12 qazwsx123 qazwsxedc qazwsxedcrfv qazxswedc qq123456 qq123456789 qqqqqqqq qqww1122 qwaszx12 qwe123456
qweasd123 qweasdzx qweasdzxc qweqwe123 qweqweqwe qwer1234 qwer12345 qwerasdf qwert123 qwert12345 qwerty00
qwerty01 qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty321
qwerty78 qwerty789 qwertyqwerty qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop123 qwertz123 qwertzuiop
raiders1 rainbow1 rangers1 realmadrid rebecca1 redsox04 remember ricardo1 richard1 robert123 rockstar rockyou1
rodrigo1 ronaldo7 root1234 rootroot russell1 samantha samantha1 samsung1 samsung123 sandra123 sayangku scanning
scarface scooby123 scorpion secret12 secret123 september serenity shadow12 shadow123 shopping simpsons slipknot
snickers snowball snowboard soccer12 soccer123 sophie123 spiderman spiderman1 spongebob spring2024 spring2025
spring2026 srinivas stargate startrek starwars starwars1 steelers stephanie steven123 stonecold strawberry
student1 summer12 summer123 summer2023 summer2024 summer2025 summer2026 sunflower sunshine sunshine1 sunshine123
superman superman1 superman123 superstar sweetheart sweetpea swordfish system32 taylor123 temp1234 temporary
temppass tennis123 test1234 test12345 test123456 testing1 testing123 testtest thomas123 thunder1 tigger123
tinkerbell titanic1 toor1234 tottenham trinity1 trustno1 trustno1! tunafish twilight undertaker unicorn1
universe user1234 valentina valentine vanessa1 veronica victoria victoria1 victory1 vincent1 volleyball warcraft
warrior1 webmaster welcome1 welcome1! welcome12 welcome123 welcome123! welcome2 welcome2024 welcome2025
welcome2026 welcome@123 westside whatever whatever1 william1 winter12 winter123 winter2023 winter2024 winter2025
winter2026 wolverine woodland xxxxxxxx yankees1 yellow123 yourname zaq12wsx zaq1xsw2 zaq1zaq1 zxcasdqwe
zxcasdqwe123 zxcv1234 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm zxczxczxc zzzzzzzz
`;

const common: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Returns whether `password` is one of the most common, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize("NFKC").toLowerCase());
}
