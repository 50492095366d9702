import type { Employee } from '../../../src/api/contract';
import { PAGE_SIZE } from '../../../src/domain/constants';
import { EmployeeList, type Sorting } from './employeeList';

const COLUMNS = `<th><button data-field="name">Name</button></th><th>Role</th>
  <th><button data-field="email">Email</button></th><th>Total Evaluations</th><th>Actions</th>`;
const ICON = '<svg viewBox="0 0 24 24"><path d="M4 20a8 8 0 0 1 16 0M12 4a4 4 0 1 0 1 0" /></svg>';
const ROW = `<td><div class="person"><span class="initials" aria-hidden="true"></span><a><bdi></bdi></a></div></td>
  <td><bdi class="tag"></bdi></td><td><bdi></bdi></td><td></td>
  <td><a aria-label="View Profile">${ICON}</a> <button aria-label="Add Evaluation">${ICON}</button></td>`;

/** Heading, search box and table. The rows are created once; a search or a sort only changes their texts. */
export class EmployeeTable {
  readonly elements: HTMLElement[];
  private readonly list: EmployeeList;
  private readonly count = createElement('span');
  private readonly body = createElement('tbody');
  private readonly pages = createElement('nav');
  private readonly rows = Array.from({ length: PAGE_SIZE }, createRow);
  private search = '';
  private sorting: Sorting | undefined;

  constructor(employees: Employee[]) {
    this.list = new EmployeeList(employees);
    const input = createElement('input', { type: 'search', ariaLabel: 'Search employees' });
    input.addEventListener('input', () => {
      this.search = input.value;
      this.show();
    });
    const head = createElement('thead', { innerHTML: `<tr>${COLUMNS}</tr>` });
    head.addEventListener('click', ({ target }) => {
      this.sortBy(target instanceof HTMLElement ? target.dataset['field'] : undefined);
    });
    this.count.role = 'status';
    const table = createElement('table');
    table.append(head, this.body);
    const heading = createElement('h1', { textContent: 'Employees' });
    this.elements = [heading, input, this.count, table, this.pages];
    this.show();
  }

  private sortBy(field: string | undefined) {
    if (field !== 'name' && field !== 'email') return;
    const isAscending = this.sorting?.field === field && this.sorting.direction === 'asc';
    this.sorting = { field, direction: isAscending ? 'desc' : 'asc' };
    this.show();
  }

  private show() {
    const { length, employees } = this.list.find(this.search, this.sorting, PAGE_SIZE);
    const word = this.search.toLowerCase();
    for (const [at, employee] of employees.entries()) this.rows[at]?.show(employee, word);
    if (this.body.childElementCount !== employees.length) {
      const used = this.rows.slice(0, employees.length);
      this.body.replaceChildren(...used.map(({ element }) => element));
    }
    this.count.textContent = `${length} of ${this.list.size} employees`;
    this.pages.textContent = `1–${employees.length} of ${length}; page 1 of ${Math.max(1, Math.ceil(length / PAGE_SIZE))}`;
  }
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Shows a text, in which the matches of a word in lower case are marked. */
function setText(element: HTMLElement, text: string, word = '') {
  const at = word === '' ? -1 : text.toLowerCase().indexOf(word);
  if (at >= 0) {
    const mark = createElement('mark', { textContent: text.slice(at, at + word.length) });
    element.replaceChildren(text.slice(0, at), mark, text.slice(at + word.length));
  } else if (element.textContent !== text || element.childElementCount > 0) {
    element.textContent = text;
  }
}

function setTextAndTitle(element: HTMLElement, text: string, word: string) {
  setText(element, text, word);
  if (element.title !== text) element.title = text;
}

function createRow() {
  const element = createElement('tr', { innerHTML: ROW });
  const part = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`A row has no ${selector}`);
    return found;
  };
  const circle = part('.initials');
  const name = part('.person bdi');
  const role = part('.tag');
  const email = part('td:nth-child(3) bdi');
  const count = part('td:nth-child(4)');
  const links = element.querySelectorAll('a');
  return {
    element,
    show(employee: Employee, word: string) {
      const { _id: id, name: fullName } = employee;
      circle.dataset['initials'] = initialsOf(fullName ?? '');
      circle.style.setProperty('--hue', String((Number.parseInt(id.slice(-3), 10) % 12) * 30));
      setTextAndTitle(name, fullName ?? 'N/A', word);
      setText(role, employee.role ?? 'N/A');
      setTextAndTitle(email, employee.email ?? 'N/A', word);
      setText(count, String(employee.evaluations?.length ?? 0));
      for (const link of links) link.href = `/employee-profile/${id}`;
    },
  };
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
}
