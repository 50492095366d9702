import type { Role } from '../../src/domain/constants';

interface Name {
  name: string;
  /** The part of the e-mail before the @. */
  mailbox: string;
  role: Role;
}

/** Each line has a person: the mailbox, the name, and the role unless it is Employee. */
const LIST = `
grace.mwangi | Grace Mwangi | Admin
zoe.mueller | Zoë Müller | Manager
jose.munoz | José Ángel Muñoz Peña
lukasz.wojcik | Łukasz Wójcik | Manager
xiaoming.wang | 王小明
siobhan.dhomhnaill | Siobhán Ní Dhomhnaill
elena.papadopoulou | Ελένη Παπαδοπούλου | Manager
soren.kjaergaard | Søren Kjærgaard
olena.shevchenko | Олена Шевченко
hanako.sato | 佐藤 花子 | Manager
layla.haddad | ليلى حداد
thorunn.gudmundsdottir | Þórunn Guðmundsdóttir
minjun.kim | 김민준
noa.levi | נועה לוי
priya.sharma | प्रिया शर्मा | Manager
khai.nguyen | Nguyễn Thị Minh Khai
ipek.yildiz | İpek Yıldız
dmitry.volkov | Дмитрий Волков | Admin
liam.obrien | Liam O’Brien
maria.albuquerque | Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro
tereza.dvorakova | Tereza Dvořáková
somchai.jaidee | สมชาย ใจดี
chukwuemeka.eze | Chukwuemeka Eze | Manager
na.li | 李娜
joao.conceicao | João Conceição
omar.alfarouq | عمر الفاروق
bo.li | Bo Li
giorgos.nikolaidis | Γιώργος Νικολαΐδης
agnes.lefevre | Agnès Lefèvre | Manager
taro.tanaka | 田中 太郎
sam.taylor | Sam Taylor
aroha.tawhai | Aroha Tāwhai
arjun.patel | अर्जुन पटेल
stefan.turcanu | Ștefan Țurcanu
seoyeon.park | 박서연
david.cohen | דוד כהן
wanjiru.kamau | Wanjirũ Kamau
mart.ounapuu | Märt Õunapuu | Manager
janis.berzins | Jānis Bērziņš
maria.petrova | Мария Петрова
dorde.saric | Đorđe Šarić
zhiyuan.ouyang | 欧阳志远
sam.taylor2 | Sam Taylor
cagla.ozturk | Çağla Öztürk
nino.beridze | ნინო ბერიძე
lars.angstrom | Lars Ångström
anong.srisuk | อนงค์ ศรีสุข
fatima.benali | فاطمة بن علي
nuria.puig | Núria Puig i Ferrer
kofi.mensah | Kofi Mensah
ani.hakobyan | Անի Հակոբյան
yuki.nakamura | 中村 優希
eszter.szucs | Eszter Szűcs
noah.anders | Noah Anders
`;

/** The colleagues of the demo accounts, with names in many scripts, and one very long name. */
export const COLLEAGUES: readonly Name[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [mailbox = '', name = '', role] = line.split(' | ');
    return { name, mailbox, role: role === 'Admin' || role === 'Manager' ? role : 'Employee' };
  });
