import type { PaymentRecord } from '@/api/contract';
import { createPurchase, type Purchase } from '@/features/checkout/rules/purchase/purchase';

/** Time of the purchases in pure tests, UTC seconds. */
export const NOW = 1_800_000_000;

/** Makes an order by crypto that was clicked at `NOW`, with some changes. */
export const purchaseWith = (changes: Partial<Purchase> = {}): Purchase => ({
  ...createPurchase(
    {
      id: 'id-1',
      userId: 'u1',
      type: 'order',
      signature: 'same',
      total: '15.97',
      quantity: 5,
      isCrypto: true,
      isForOrder: false,
    },
    NOW,
  ),
  ...changes,
});

/** Makes the record of that order, unpaid, with some changes. */
export const recordWith = (changes: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 'O1',
  type: 'order',
  quantity: 5,
  pricePerGb: '3.10',
  amount: '15.50',
  fee: '0.47',
  total: '15.97',
  paidType: 'cryptomus',
  status: 'unpaid',
  createdAt: NOW,
  paidAt: null,
  payUrl: 'https://pay.example/O1',
  expireAt: NOW + 3600,
  couponCode: null,
  originalPrice: '15.50',
  discount: '0.00',
  requestId: 'id-1',
  ...changes,
});
