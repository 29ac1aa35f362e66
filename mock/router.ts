/** Everything the mock serves, as one function from Request to Response. Servers only carry bytes. */
import { getResponse } from 'msw';
import { API_BASE } from '../src/api/contract';
import { handleControl } from './control';
import { handleGenerate } from './gateway/generate';
import { createHandlers } from './handlers';
import { handleOauth } from './oauth';
import { handlePayPage } from './payPage';
import { createPlayer } from './scenarios/recorded/player';
import type { World } from './world/state';

export type Router = (request: Request) => Promise<Response | null>;

/**
 * Creates the function that answers a world's requests: the API, the sign-in redirects, the hosted payment page and the control
 * endpoints.
 */
export function createRouter(world: World): Router {
  const player = createPlayer(world);
  const { answerFirst, isPlaying } = player;
  const handlers = createHandlers(world, { answerFirst, isReplaying: isPlaying });
  return async (request) => {
    const special =
      handleGenerate(world, request) ??
      (await handleOauth(world, request)) ??
      (await handlePayPage(world, request)) ??
      (await handleControl(world, request, player.play));
    if (special) return special;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${API_BASE}/`)) {
      return (
        (await getResponse(handlers, request)) ?? new Response('No such call', { status: 404 })
      );
    }
    return pathname.startsWith('/__mock/') ? new Response('Not found', { status: 404 }) : null;
  };
}
