import type { EmployeeRecord, EvaluationRecord, Records } from '../db/records';

/** Names that test the layout: long, without a space, right-to-left, wide, with many accents, with markup. */
const NAMES = [
  'Maximiliana-Konstantinopolitanskaya-Featherstonehaugh-Wolfeschlegelsteinhausenbergerdorff',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2),
  'عبد الرحمن بن محمد بن عبد العزيز آل سعود القرشي الهاشمي المكي',
  'אברהם בן־יצחק הלוי מירושלים־תל־אביב־יפו',
  '勘解由小路資生堂左衛門尉藤原朝臣長之助之介太郎兵衛',
  'นางสาวพิมพ์ลภัสรดาภรณ์วงศ์สุวรรณกุลชัยพฤกษ์',
  'Z̸̢̛a̵̧͝l̶͎̀g̵̘̈o̷̩͠ Ň̴͇ä̷̠m̴͉̓e̸͓͝',
  '👩🏽‍💻👨‍👩‍👧‍👦🏳️‍🌈🇺🇳 Emoji O’Family',
  '<b>Robert</b>"); DROP TABLE employees;--',
  'X',
];

const ARABIC =
  'تم تحقيق جميع الأهداف المتفق عليها هذا العام، مع بعض التأخير في مشروع Porto رقم 2026 بسبب الانتقال.';
const CHINESE =
  '本年度的工作目标全部完成，客户反馈良好；建议下一阶段承担更多的团队管理职责，并继续参加专业培训。';
const GERMAN =
  'Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft bestätigt dies.';

/** Notes and feedback that test the layout, some of them very long. */
const TEXTS = [
  `${ARABIC} ${ARABIC}`,
  CHINESE.repeat(4),
  GERMAN,
  'A word without a place to break: ' + 'supercalifragilisticexpialidocious'.repeat(12),
  Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of a very long note.`).join('\n'),
  'Well done. '.repeat(400),
  '<script>alert("markup is text")</script> & {{template}} =SUM(A1:A9)',
  '👏🏽'.repeat(80),
];

/** Replaces every name, e-mail and text of the records by one that tests the layout. */
export function withExtremes({ accounts, employees, evaluations }: Records): Records {
  return {
    accounts,
    employees: employees.map(toExtremeEmployee),
    evaluations: evaluations.map(toExtremeEvaluation),
  };
}

function toExtremeEmployee(employee: EmployeeRecord, index: number): EmployeeRecord {
  const mailbox = `${'long-mailbox.'.repeat(4)}${index + 1}`;
  const domain = `${'subdomain-of-a-department.'.repeat(4)}example.com`;
  return {
    ...employee,
    name: pick(NAMES, index),
    email: `${mailbox}@${domain}`,
    position: 'Deputy Assistant Vice President of Interdepartmental Correspondence, EMEA',
  };
}

function toExtremeEvaluation(evaluation: EvaluationRecord, index: number): EvaluationRecord {
  return {
    ...evaluation,
    score: index % 2 === 0 ? 10 : 9.876_543_21,
    note: pick(TEXTS, index),
    feedbacks: evaluation.feedbacks.map((remark, place) => ({
      ...remark,
      feedback: pick(TEXTS, index + place),
    })),
  };
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}
