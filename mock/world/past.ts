/** The past of a world, played by the world's own rules, hour by hour, with the clock held, and what customers buy in it. */
import { HOUR, hourOf } from './clock';
import { type OrderRequest, placeOrder } from './order';
import { type PayAction, performPayAction } from './payment';
import { uuid } from './random';
import { startRecharge } from './recharge';
import { settle } from './settle';
import { type PaymentRecord, type User, type World, worldTime } from './state';

export interface PastEvent {
  readonly at: number;
  readonly run: () => void;
}

export interface Past {
  /** UTC seconds. */
  readonly from: number;
  /** In any order. */
  readonly deeds: readonly PastEvent[];
  /**
   * Uses the traffic of the hour that begins at `start`. The main account must use nothing in an hour with a line in the change
   * record (`isMainFree` is false), so that the hourly usage of the API reconciles with the record to the byte.
   */
  readonly spend: (start: number, isMainFree: boolean) => void;
}

/** Plays the past up to the world's present. */
export function playPast(world: World, { from, deeds, spend }: Past): void {
  const present = worldTime(world);
  const left = [...deeds].sort((a, b) => a.at - b.at);
  for (let start = hourOf(from); start <= present; start += HOUR) {
    const end = Math.min(start + HOUR - 1, present);
    const lines = world.state.changes.length;
    for (let deed = left[0]; deed && deed.at <= end; deed = left[0]) {
      left.shift();
      world.clock.held = deed.at;
      settle(world);
      deed.run();
    }
    world.clock.held = end;
    settle(world);
    spend(start, world.state.changes.length === lines);
  }
  world.clock.held = null;
}

/** A custom quantity, or `packageId`. */
export type Wanted = Partial<OrderRequest> & Pick<OrderRequest, 'quantity' | 'durationDays'>;

/** Orders traffic: from the balance, or by crypto with these steps of the payment. */
export function buy(
  world: World,
  user: User,
  what: Wanted,
  payment?: readonly PayAction[],
): PaymentRecord {
  const request: OrderRequest = {
    packageId: null,
    couponCode: null,
    payWay: payment ? 'cryptomus' : 'balance',
    isTrial: false,
    ...what,
  };
  const record = placeOrder(world, user, request, uuid(world.random));
  for (const action of payment ?? []) performPayAction(world, record, action, 0);
  return record;
}

/** Recharges the balance, with these steps of the payment. */
export function recharge(
  world: World,
  user: User,
  dollars: number,
  payment: readonly PayAction[],
): PaymentRecord {
  const record = startRecharge(world, user, dollars * 100, uuid(world.random));
  for (const action of payment) performPayAction(world, record, action, 0);
  return record;
}
