/** All scenarios, in the order in which they are listed. */

import { paymentScenarios } from './paymentStatuses';
import type { Scenario } from './scenario';
import { almostOut } from './worlds/almostOut';
import { backendDown } from './worlds/backendDown';
import { expiredTraffic } from './worlds/expiredTraffic';
import { figuresDiffer } from './worlds/figuresDiffer';
import { flakyBackend } from './worlds/flakyBackend';
import { fullWhitelist } from './worlds/fullWhitelist';
import { googleCustomer } from './worlds/googleCustomer';
import { healthy } from './worlds/healthy';
import { lostAnswer } from './worlds/lostAnswer';
import { manySubAccounts } from './worlds/manySubAccounts';
import { newCustomer } from './worlds/newCustomer';
import { noStock } from './worlds/noStock';
import { notActivated } from './worlds/notActivated';
import { overpaid } from './worlds/overpaid';
import { refunded } from './worlds/refunded';
import { russianCustomer } from './worlds/russianCustomer';
import { sessionEnding } from './worlds/sessionEnding';
import { sessionExpired } from './worlds/sessionExpired';
import { trialUsed } from './worlds/trialUsed';
import { underpaid } from './worlds/underpaid';
import { unknownStatus } from './worlds/unknownStatus';
import { unpaidOrder } from './worlds/unpaidOrder';
import { usageSpike } from './worlds/usageSpike';
import { yearOfUsage } from './worlds/yearOfUsage';

export const SCENARIOS: readonly Scenario[] = [
  newCustomer,
  trialUsed,
  healthy,
  googleCustomer,
  russianCustomer,
  almostOut,
  expiredTraffic,
  yearOfUsage,
  usageSpike,
  figuresDiffer,
  unpaidOrder,
  ...paymentScenarios,
  underpaid,
  overpaid,
  refunded,
  lostAnswer,
  unknownStatus,
  manySubAccounts,
  fullWhitelist,
  noStock,
  sessionEnding,
  sessionExpired,
  notActivated,
  flakyBackend,
  backendDown,
];
