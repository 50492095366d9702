import { appCallsOf, type Context, type Problem, type Secrets } from './context';
import type { Exchange } from './host/host';
import { placeOf } from './host/operations';
import type { Rule } from './rule';
import { RULE_IDS, ruleOf, type RuleId } from './rules';

/** A broken rule with the violations that have the same effect on a screen. */
export interface Finding extends Pick<Rule, 'says' | 'screen'> {
  rule: RuleId;
  problems: {
    change: string;
    /** The methods and paths of the operations. */
    where: string[];
    got: string;
    /** A call that shows the violation. */
    call: string;
  }[];
}

type Broken = Omit<Problem, 'rule'> & { rule: RuleId };

/** Keeps only the cause if all calls of an operation fail. */
export function withoutConsequences(context: Context, broken: Broken[]): Broken[] {
  const explains = ({ rule }: Broken) => ruleOf(rule).explains === true;
  const explained = new Set(broken.filter(explains).map(({ exchange }) => exchange));
  const isDead = ({ exchange: { operation } }: Broken) => {
    const calls = appCallsOf(context, operation);
    return calls.length > 0 && calls.every((call) => explained.has(call));
  };
  return broken.filter((problem) => explains(problem) || !isDead(problem));
}

/** The maximum length of a text that a host sent, in characters. */
const LONGEST = 200;

/** Returns the findings. Violations of a rule with another effect on a screen are another finding. */
export function findingsOf(broken: Broken[], redact: Secrets['redact']): Finding[] {
  // A part of a secret would not be recognised, so the text is cut afterwards.
  const safe = (text: string) =>
    redact(text).replace(new RegExp(`(?<=^.{${LONGEST}}).+`, 'su'), '…');
  return RULE_IDS.flatMap((rule) => {
    const { says, screen: usual } = ruleOf(rule);
    const ofRule = broken.filter((problem) => problem.rule === rule);
    const screens = [...new Set(ofRule.map(({ screen = usual }) => screen))];
    return screens.map((screen) => {
      const problems = ofRule.filter((problem) => (problem.screen ?? usual) === screen);
      return { rule, says, screen, problems: merged(problems, says, safe) };
    });
  });
}

/** Merges the same change in several operations into one problem. */
function merged(broken: Broken[], says: string, safe: (text: string) => string) {
  const problems: Finding['problems'] = [];
  for (const { change = says.replace(/\.$/, ''), got, exchange } of broken) {
    const where = placeOf(exchange.operation);
    const same = problems.find((problem) => problem.change === safe(change));
    if (!same)
      problems.push({
        change: safe(change),
        where: [where],
        got: safe(got),
        call: safe(callIn(exchange)),
      });
    else if (!same.where.includes(where)) same.where.push(where);
  }
  return problems;
}

function callIn({ method, path, requestBody }: Exchange): string {
  const body = requestBody === undefined ? '' : ` ${JSON.stringify(requestBody)}`;
  return `${method} ${path}${body}`;
}
