import type { Employee, Evaluation } from '../../../src/api/contract';
import { EmployeeTable } from './employeeTable';

/** The same screens without a framework, with the same data. They have only what the benchmark measures. */

const token = localStorage.getItem('token');
const main = document.querySelector('main') ?? document.body;

let table: EmployeeTable | undefined;

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token ?? ''}` } });
  return answer.json() as Promise<T>;
}

const escaped = (text: string | number | null | undefined) =>
  String(text ?? 'N/A')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

async function renderProfile(id: string) {
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

function renderSignIn() {
  main.innerHTML = `<h1>Welcome Back</h1><form>
    <p><label>Email <input name="email" type="email"></label></p>
    <p><label>Password <input name="password" type="password"></label></p>
    <button>Sign In</button></form>`;
}

async function render() {
  if (token === null) {
    renderSignIn();
    return;
  }
  const [, screen, id] = location.pathname.split('/');
  if (screen === 'employee-profile' && id) {
    await renderProfile(id);
    return;
  }
  table ??= new EmployeeTable((await read<{ employees: Employee[] }>('/api/employees')).employees);
  main.replaceChildren(...table.elements);
}

main.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  void render();
});

window.addEventListener('popstate', () => void render());

void render();
