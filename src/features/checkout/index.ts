export { NewOrder } from './order/NewOrder';
export { purchasesOf, usePurchase } from './purchase';
export { usePackages, usePriceMenu, useUnpaidRecords } from './queries';
export { Recharge } from './recharge/Recharge';
export { PaymentTracker } from './tracker/PaymentTracker';
export { usePurchaseWatch } from './tracker/usePurchaseWatch';
