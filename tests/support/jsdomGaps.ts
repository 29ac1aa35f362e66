/** What browsers have and jsdom lacks, as far as the app asks for it. */
/** When NODE_ENV is "test", antd gives every part the same id: all radio buttons of a page would be one group. */
Object.assign(process.env, { NODE_ENV: 'development' });

const NodeRequest = globalThis.Request;

/** Node's Request wants absolute addresses; a browser's takes them as relative to the page. */
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};

/** No media query matches: light, with motion, wide. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom draws nothing, and complains where something is measured to be drawn. */
HTMLCanvasElement.prototype.getContext = () => null;

/** One direction is enough, because antd and React post to themselves. Node's own channel would keep the process alive. */
globalThis.MessageChannel = class {
  readonly port1 = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    close: () => undefined,
  };
  readonly port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.(new MessageEvent('message', { data })));
    },
    close: () => undefined,
  };
} as unknown as typeof MessageChannel;

/** Everything that is drawn counts as in view, so that parts that wait for that load at once. */
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    setTimeout(() => this.notify([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

Element.prototype.scrollIntoView = () => undefined;

/** jsdom knows no pseudo-elements, and complains: antd's table asks how wide a scrollbar is drawn. */
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
