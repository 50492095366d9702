import type { Employee } from '../../../src/api/contract';
import { PAGE_SIZE } from '../../../src/domain/constants';
import { EmployeeList, type Sorting } from './employeeList';

const COLUMNS = `<th><button data-field="name">Name</button></th><th>Role</th>
  <th><button data-field="email">Email</button></th><th>Total Evaluations</th><th>Actions</th>`;
const ROW = `<td><bdi></bdi></td><td></td><td><bdi></bdi></td><td></td>
  <td><a>View Profile</a> <button>Add Evaluation</button></td>`;

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
    for (const [at, employee] of employees.entries()) this.rows[at]?.show(employee);
    if (this.body.childElementCount !== employees.length) {
      const used = this.rows.slice(0, employees.length);
      this.body.replaceChildren(...used.map(({ element }) => element));
    }
    this.count.textContent = `${length} of ${this.list.size} employees`;
    this.pages.textContent = `Page 1 of ${Math.max(1, Math.ceil(length / PAGE_SIZE))}`;
  }
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function createRow() {
  const element = createElement('tr', { innerHTML: ROW });
  const [name, role, email, count, actions] = element.cells;
  const setText = (cell: Element | null | undefined, text: string) => {
    if (cell && cell.textContent !== text) cell.textContent = text;
  };
  const setTextAndTitle = (cell: Element | null | undefined, text: string) => {
    setText(cell, text);
    if (cell instanceof HTMLElement && cell.title !== text) cell.title = text;
  };
  return {
    element,
    show(employee: Employee) {
      setTextAndTitle(name?.firstElementChild, employee.name ?? 'N/A');
      setText(role, employee.role ?? 'N/A');
      setTextAndTitle(email?.firstElementChild, employee.email ?? 'N/A');
      setText(count, String(employee.evaluations?.length ?? 0));
      const link = actions?.firstElementChild;
      if (link instanceof HTMLAnchorElement) link.href = `/employee-profile/${employee._id}`;
    },
  };
}
