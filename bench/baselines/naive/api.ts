import { queryOptions } from '@tanstack/react-query';
import axios from 'axios';
import type { Employee, Evaluation } from '../../../src/api/contract';

export const client = axios.create({
  headers: { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
});

const read = <T>(path: string) =>
  queryOptions({ queryKey: [path], queryFn: async () => (await client.get<T>(path)).data });

export const employeesQuery = read<{ employees: Employee[] }>('/api/employees');
export const employeeQuery = (id: string) => read<Employee>(`/api/employees/${id}`);
export const historyQuery = (id: string) => read<Evaluation[]>(`/api/evaluations/employee/${id}`);
