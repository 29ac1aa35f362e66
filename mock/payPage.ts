/** The hosted payment page that Cryptomus would show, with buttons for the customer's and the provider's possible actions. */
import { PAY_PATH } from './handlers';
import { escapeHtml, formButton, page, redirectTo } from './html';
import { usd } from './world/money';
import { PAY_ACTIONS, type PayAction, performPayAction, possibleActions } from './world/payment';
import { settle } from './world/settle';
import { type PaymentRecord, totalOf, type World, worldTime } from './world/state';

const HOME = '/client/dashboard';

/** Returns the text of an action's button: "System failed" for `system_failed`. */
const labelOf = (action: PayAction): string =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('_', ' ')}`;

/** Returns a path of the portal only, so that the page cannot redirect elsewhere. */
function returnPath(given: string | null): string {
  return given?.startsWith('/client/') ? given : HOME;
}

function view(world: World, record: PaymentRecord, back: string): Response {
  const { payment } = record;
  if (!payment) return page('Nothing to pay', '<p>This order was paid from the balance.</p>', 404);
  const left = (record.expireAt ?? 0) - worldTime(world);
  const path = `${PAY_PATH}${record.id}`;
  const buttons = possibleActions(payment).map((action) =>
    formButton(labelOf(action), path, { action, return: back }),
  );
  return page(
    'Crypto payment',
    `<dl><dt>Order</dt><dd>${escapeHtml(record.id)}</dd>` +
      `<dt>To pay</dt><dd>${usd(totalOf(record))} USD</dd>` +
      `<dt>Received</dt><dd>${usd(payment.paid)} USD</dd>` +
      `<dt>State</dt><dd>${payment.status}</dd>` +
      `<dt>Time left</dt><dd>${left > 0 ? `${Math.ceil(left / 60)} min` : 'over'}</dd></dl>` +
      `${buttons.join('')}<p><a href="${escapeHtml(back)}">Back to the portal</a></p>`,
  );
}

/** Serves `/__mock/pay/:order_id`. A POST redirects to the portal, or to this page when the action is not possible. */
export async function handlePayPage(world: World, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(PAY_PATH)) return null;
  settle(world);
  const id = decodeURIComponent(url.pathname.slice(PAY_PATH.length));
  const record = world.state.records.find((one) => one.id === id);
  if (!record) return page('No such payment', '<p>The address is wrong.</p>', 404);
  if (request.method === 'GET')
    return view(world, record, returnPath(url.searchParams.get('return')));
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const form = new URLSearchParams(await request.text());
  const action = PAY_ACTIONS.find((one) => one === form.get('action'));
  const done = action !== undefined && performPayAction(world, record, action);
  const back = returnPath(form.get('return'));
  // An action that is no longer possible redirects to the payment as it stands: a page answered to the POST could not be gone back
  // to.
  return redirectTo(done ? back : `${url.pathname}?${new URLSearchParams({ return: back })}`);
}
