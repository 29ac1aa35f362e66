/** Everything the mock serves, as one function from Request to Response. Servers only carry bytes. */
import { getResponse } from 'msw';
import { API_BASE } from '../src/api/contract';
import { controlDoor } from './control';
import { generateDoor } from './gateway/generate';
import { createHandlers } from './handlers';
import { oauthDoor } from './oauth';
import { payDoor } from './payPage';
import { createPlayer } from './scenarios/recorded/player';
import type { World } from './world/state';

export type Door = (request: Request) => Promise<Response | null>;

/** Creates the door of a world: the API, the sign-in redirects, the hosted payment page and the control surface. */
export function createDoor(world: World): Door {
  const player = createPlayer(world);
  const { answerFirst, isPlaying } = player;
  const handlers = createHandlers(world, { answerFirst, isReplaying: isPlaying });
  return async (request) => {
    const special =
      generateDoor(world, request) ??
      (await oauthDoor(world, request)) ??
      (await payDoor(world, request)) ??
      (await controlDoor(world, request, player.play));
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
