import type { Employee, Evaluation } from '../../src/api/contract';
import { PAGE_SIZE, searchText, sorted, type Field } from './rule';

/**
 * The same screens without a framework: what the browser needs for the same answer, the same rows and the same
 * rules. Nothing of it is meant to be a product.
 */

const token = localStorage.getItem('token');
const main = document.querySelector('main') ?? document.body;

let employees: Employee[] = [];
/** In the order of the table, with what a search looks at. */
let ordered: { employee: Employee; text: string }[] = [];
let search = '';
let sorting: { field: Field; direction: 'asc' | 'desc' } | undefined;

const COLUMNS: { header: string; field?: Field }[] = [
  { header: 'Name', field: 'name' },
  { header: 'Role' },
  { header: 'Email', field: 'email' },
  { header: 'Total Evaluations' },
  { header: 'Actions' },
];

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token ?? ''}` } });
  return answer.json() as Promise<T>;
}

const escaped = (text: string | number | null | undefined) =>
  String(text ?? 'N/A')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

const cell = (text: string | null | undefined) =>
  `<bdi title="${escaped(text)}">${escaped(text)}</bdi>`;

function drawList() {
  main.innerHTML = `<h1>Employees</h1>
    <input type="search" aria-label="Search employees" value="${escaped(search)}">
    <span role="status"></span>
    <table><thead><tr>${COLUMNS.map(({ header, field }) =>
      field
        ? `<th role="columnheader"><button data-field="${field}">${header}</button></th>`
        : `<th>${header}</th>`,
    ).join('')}</tr></thead><tbody></tbody></table><nav></nav>`;
  drawRows();
}

function drawRows() {
  const text = search.normalize('NFC').toLowerCase();
  const found = text === '' ? ordered : ordered.filter((row) => row.text.includes(text));
  const rows = found.slice(0, PAGE_SIZE).map(
    ({ employee: { _id, name, role, email, evaluations } }) => `<tr>
      <td>${cell(name)}</td><td>${escaped(role)}</td><td>${cell(email)}</td>
      <td>${evaluations?.length ?? 0}</td>
      <td><a href="/employee-profile/${_id}">View Profile</a> <button>Add Evaluation</button></td>
    </tr>`,
  );
  put('tbody', rows.join(''));
  put('[role="status"]', `${found.length} of ${employees.length} employees`);
  put('nav', `Page 1 of ${Math.max(1, Math.ceil(found.length / PAGE_SIZE))}`);
}

function put(selector: string, html: string) {
  const element = main.querySelector(selector);
  if (element) element.innerHTML = html;
}

async function drawProfile(id: string) {
  const [employee, history] = await Promise.all([
    read<Employee>(`/api/employees/${id}`),
    read<Evaluation[]>(`/api/evaluations/employee/${id}`),
  ]);
  const rows = history.map(
    ({ score, note, evaluator, createdAt }) => `<tr><td>${score}</td><td>${escaped(note)}</td>
      <td>${escaped(evaluator?.name)}</td><td><button>Edit</button></td>
      <td>${new Date(createdAt ?? 0).toLocaleDateString()}</td></tr>`,
  );
  main.innerHTML = `<h1>${escaped(employee.name)}'s Profile</h1>
    <dl><dt>Email</dt><dd>${escaped(employee.email)}</dd><dt>Role</dt><dd>${escaped(employee.role)}</dd>
    <dt>Age</dt><dd>${escaped(employee.age)}</dd></dl>
    <h2>Evaluations History</h2><table><thead><tr><th>Score</th><th>Note</th><th>Evaluator</th>
    <th>Actions</th><th>Date</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function drawSignIn() {
  main.innerHTML = `<h1>Welcome Back</h1><form>
    <p><label>Email <input name="email" type="email"></label></p>
    <p><label>Password <input name="password" type="password"></label></p>
    <button>Sign In</button></form>`;
}

function order() {
  const list = sorting ? sorted(employees, sorting.field, sorting.direction) : employees;
  const known = new Map(ordered.map((row) => [row.employee, row]));
  ordered = list.map((employee) => known.get(employee) ?? { employee, text: searchText(employee) });
}

async function draw() {
  if (token === null) {
    drawSignIn();
    return;
  }
  const [, screen, id] = location.pathname.split('/');
  if (screen === 'employee-profile' && id) {
    await drawProfile(id);
    return;
  }
  if (employees.length === 0) {
    ({ employees } = await read<{ employees: Employee[] }>('/api/employees'));
    order();
  }
  drawList();
}

main.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  search = target.value;
  drawRows();
});

main.addEventListener('click', (event) => {
  const { target } = event;
  if (target instanceof HTMLAnchorElement) {
    event.preventDefault();
    history.pushState(null, '', target.href);
    void draw();
  }
  const field = target instanceof HTMLElement ? target.dataset['field'] : undefined;
  if (field !== 'name' && field !== 'email') return;
  const isAscending = sorting?.field === field && sorting.direction === 'asc';
  sorting = { field, direction: isAscending ? 'desc' : 'asc' };
  order();
  drawRows();
});

window.addEventListener('popstate', () => void draw());

void draw();
