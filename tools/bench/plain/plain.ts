import type { Employee, Evaluation } from '../../../src/api/contract';
import { Home } from './home';

/** Sign-in, Home and the profile without a framework. They have only what the benchmark measures. */

const token = localStorage.getItem('token');
const main = document.querySelector('main') ?? document.body;

let home: Home | undefined;

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${token ?? ''}` } });
  return answer.json() as Promise<T>;
}

async function renderProfile(id: string) {
  const [{ name, email, role, age }, evaluations] = await Promise.all([
    read<Employee>(`/api/employees/${id}`),
    read<Evaluation[]>(`/api/evaluations/employee/${id}`),
  ]);
  const rows = evaluations.map(
    ({ score, note, evaluator, createdAt }) => `<tr><td>${score}</td><td>${note}</td>
      <td>${evaluator?.name}</td><td><button>Edit</button></td>
      <td>${new Date(createdAt ?? 0).toLocaleDateString()}</td></tr>`,
  );
  main.innerHTML = `<h1>${name}'s Profile</h1><p>${email}, ${role}, ${age}</p>
    <h2>Evaluations History</h2><table><thead><tr><th>Score</th><th>Note</th><th>Evaluator</th>
    <th>Actions</th><th>Date</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

async function render() {
  const [, screen, id] = location.pathname.split('/');
  if (token === null) {
    main.innerHTML = `<h1>Welcome Back</h1><form>
      <p><label>Email <input name="email" type="email"></label></p>
      <p><label>Password <input name="password" type="password"></label></p>
      <button>Sign In</button></form>`;
  } else if (screen === 'employee-profile' && id) {
    await renderProfile(id);
  } else {
    home ??= new Home((await read<{ employees: Employee[] }>('/api/employees')).employees);
    main.replaceChildren(home.element);
  }
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
