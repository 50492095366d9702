/** The words of made-up people and texts. A change here changes every recording that is made later. */

export const FIRST_NAMES: readonly string[] = (
  'Alba Anton Aziza Bea Boris Bruna Calla Caspar Cira Dalia Darko Delia Edda Elio Enya Fabia ' +
  'Felix Fiona Gita Goran Greta Hana Hugo Ilka Ingo Iris Jana Jaro Juno Kaia Karim Kira ' +
  'Lena Levin Luba Mara Marek Mina Nadia Nils Nora Oda Olaf Orla Paula Pavel Petra Quim ' +
  'Ragna Remy Rosa Salma Sander Selma Tarek Thea Tilda Ugo Uma Vera Viktor Wanda Yara Zeno'
).split(' ');

export const LAST_NAMES: readonly string[] = (
  'Abel Adler Amsel Bach Berg Birk Brandt Castell Cordes Dahl Distel Dorn Eder Ehlers Engel Falk ' +
  'Fink Frey Gall Gerber Graf Haas Hahn Holm Ibsen Imhof Jansen Jung Kern Kessel Kolb Lang ' +
  'Linde Lorenz Maas Mertens Moor Nagel Noack Nuss Ohm Orth Otter Pabst Perl Pohl Quast Quell ' +
  'Raabe Reich Rohr Sager Seidel Stein Tann Thiel Trost Ulm Unruh Vogt Voss Wald Weiss Zander'
).split(' ');

export const SENTENCES = [
  'Keeps what was agreed.',
  'The second half went better than the first.',
  'Asks early when something is unclear.',
  'The hand-over was complete and on time.',
  'Could delegate more of the routine work.',
  'Colleagues like to work in this team.',
  'The figures were right from the first draft.',
  'Meetings start on time and end with a result.',
  'A course on planning would help.',
  'The goal for the next period is a smaller backlog.',
  'Answers customers in clear words.',
  'Two of three goals were reached.',
  'Writes down what was decided.',
  'The new tool was learned within a week.',
  'Takes criticism well and acts on it.',
  'More patience with new colleagues would be good.',
] as const;
