import { type Scenario, type ScenarioRow, SUBJECTS, type Subject } from './scenario';
import { backend } from './worlds/backend';
import { customers } from './worlds/customers';
import { lists } from './worlds/lists';
import { orders } from './worlds/orders';
import { session } from './worlds/session';
import { traffic } from './worlds/traffic';

const ROWS: Readonly<Record<Subject, readonly ScenarioRow[]>> = {
  Customers: customers,
  Traffic: traffic,
  'Orders and payments': orders,
  Lists: lists,
  'Session and sign-in': session,
  Backend: backend,
};

/** All scenarios, in the order in which they are listed. */
export const SCENARIOS: readonly Scenario[] = SUBJECTS.flatMap((subject) =>
  ROWS[subject].map((row) => ({ ...row, subject })),
);
