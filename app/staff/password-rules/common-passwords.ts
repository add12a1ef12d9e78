import { company } from "~/settings/company";
import list from "./most-common-passwords.json";

/** Leaked passwords that the list lacks, and passwords that people in offices choose: years, variants, runs of keys. */
const morePasswords = `
!qaz1qaz !qaz2wsx 01234567 012345678 0123456789 09876543 098765432 0987654321 1020304050 11110000 112233445566
1231231234 1233211234 123412345 123456780 123456789abc 123456ab 123456abc 13579246 1472583690 159357456 159753159
159951159 1qaz@wsx 23456789 24681012 314159265 36925814 456123789 65432100 7418529630 789456123a 87654321 98765432
987654321 9876543210 a1b2c3d4e5 aa12345678 aa123456789 aaaa1111 ab123456 abc123456 abc123456789 abcabc123 abcd12345
abcd123456 abcde12345 abcdef123 abcdefgh abcdefghi access123 admin123 admin1234 admin12345 admin123456 admin2024
admin2025 admin2026 administrator amanda123 andrew123 asdasd123 asdf12345 asdfghjkl1 asdfjkl1 ashley123 august2024
autumn2024 autumn2025 autumn2026 babygirl1 bailey123 batman123 blessed1 bonjour1 butterfly1 calvin123 changeit
changeme1 changeme123 charlie123 cheese123 chocolate1 cookie123 dallas123 daniel123 december1 default1 default123
demo1234 dragon123 everton1 facebook1 fernanda flower123 flowers1 football12 football123 frederick friends1 friendship
fuckyou123 george123 google123 gracie123 guest123 guest1234 guitar123 hannah123 harley123 hello1234 hello12345
hola1234 horses123 hunter123 iloveyou! iloveyou12 iloveyou123 iloveyou3 internet1 ironman1 jasper123 jennifer1
jessica123 jesuschrist jordan123 joseph123 joshua123 junior123 justin123 lakers24 letmein! letmein12 letmein123
letmeinnow limited1 lkjhgfds lkjhgfdsa login123 london123 loveme123 loveyou1 loveyou123 lucky123 manunited marina123
mercury1 michael123 michelle1 monday123 monkey123 monster123 mustang123 myspace1 naruto123 newpassword nicole123
nothing1 november1 october1 olivia123 p455w0rd p4ssword p@55w0rd p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123
parola123 pass12345 pass123456 passw0rd! passw0rd1 passw0rd123 password! password!1 password0 password00 password1!
password10 password11 password12! password123! password1234 password12345 password123456 password13 password2024
password2025 password2026 password21 password22 password3 password4 password5 password69 password7 password8
password@1 password@123 passwordpassword peanut123 pepper123 pikachu1 poiuytre poiuytrewq pokemon123 princess1
princess12 princess123 q!w@e#r$ qq123456 qq123456789 qqww1122 qwaszx12 qwe123456 qweasdzx qweqwe123 qwer12345 qwerty00
qwerty01 qwerty123! qwerty123456789 qwerty321 qwerty78 qwerty789 qwertyuiop1 qwertyuiop123 qwertz123 qwertzuiop
redsox04 ricardo1 robert123 rockyou1 rodrigo1 ronaldo7 root1234 russell1 samantha1 samsung123 sandra123 sayangku
scooby123 secret12 secret123 shadow123 soccer123 sophie123 spiderman1 spring2024 spring2025 spring2026 steven123
student1 summer12 summer123 summer2023 summer2024 summer2025 summer2026 sunshine123 superman123 sweetheart system32
taylor123 temp1234 temporary tennis123 test12345 test123456 testing123 thomas123 tigger123 titanic1 toor1234 trustno1!
unicorn1 user1234 victoria1 victory1 volleyball welcome1! welcome12 welcome123 welcome123! welcome2 welcome2024
welcome2025 welcome2026 welcome@123 whatever1 winter12 winter123 winter2023 winter2024 winter2025 winter2026 yellow123
yourname zxcvbnm, zxcvbnmm
`;

const common = new Set([...list.lines, morePasswords].join(" ").trim().split(/\s+/));

/** Characters. A shorter unit is refused if it repeats. */
const shortestUnit = 8;

/** Returns whether a password is one of the most common, or a few characters repeated. Ignores case. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize("NFKC").toLowerCase();
  return common.has(folded) || isRepetition(folded);
}

/** Finds repetitions such as 19871987, which the list lacks although leaked passwords have many. */
function isRepetition(text: string): boolean {
  // The unit is the shortest distance at which the doubled text matches itself.
  const unit = (text + text).indexOf(text, 1);
  return unit < text.length && Array.from(text.slice(0, unit)).length < shortestUnit;
}

/** Words of the company's trade, city and tools. The company's name comes from the settings. */
const words = new Set(
  `datum datum3d 3dscan 3dscanner 3dscanning scan scanner scanning scans laserscan laserscanning pointcloud pointclouds scantobim
  asbuilt floorplan virtualtour digitaltwin matterport leica revit autocad booking bookings dashboard vannuys losangeles california
  company office staff`.split(/\s+/),
);

/** Returns whether a password is a company word, with or without a year, a number or signs after it. */
export function isCompanyWord(password: string): boolean {
  const folded = toWord(password);
  const word = folded.slice(0, folded.length - trailingSigns(folded));
  return [folded, word].some((text) => words.has(text) || text === toWord(company().name));
}

function toWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
}

/** Returns the number of characters after the last letter. A regular expression would take quadratic time. */
function trailingSigns(text: string): number {
  const letters = Array.from(text.matchAll(/\p{L}/gu)).at(-1);
  return letters ? text.length - letters.index - letters[0].length : 0;
}
