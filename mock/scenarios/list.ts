/** All scenarios, in the order in which they are listed. */

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
import { paymentCancel } from './worlds/paymentCancel';
import { paymentCheck } from './worlds/paymentCheck';
import { paymentConfirmCheck } from './worlds/paymentConfirmCheck';
import { paymentFail } from './worlds/paymentFail';
import { paymentLocked } from './worlds/paymentLocked';
import { paymentPaid } from './worlds/paymentPaid';
import { paymentPaidOver } from './worlds/paymentPaidOver';
import { paymentProcess } from './worlds/paymentProcess';
import { paymentRefundFail } from './worlds/paymentRefundFail';
import { paymentRefundPaid } from './worlds/paymentRefundPaid';
import { paymentRefundProcess } from './worlds/paymentRefundProcess';
import { paymentSystemFail } from './worlds/paymentSystemFail';
import { paymentWrongAmount } from './worlds/paymentWrongAmount';
import { paymentWrongAmountWaiting } from './worlds/paymentWrongAmountWaiting';
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
  paymentCheck,
  paymentConfirmCheck,
  paymentProcess,
  paymentWrongAmountWaiting,
  paymentWrongAmount,
  paymentPaid,
  paymentPaidOver,
  paymentCancel,
  paymentFail,
  paymentSystemFail,
  paymentRefundProcess,
  paymentRefundPaid,
  paymentRefundFail,
  paymentLocked,
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
