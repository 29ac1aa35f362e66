/** Features of browsers that jsdom lacks, as far as the app uses them. */
/** When NODE_ENV is "test", antd gives every part the same id: all radio buttons of a page would be one group. */
Object.assign(process.env, { NODE_ENV: 'development' });

const NodeRequest = globalThis.Request;

/** Node's Request requires absolute addresses; a browser's resolves others against the page. */
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

/** jsdom reads a file by its FileReader only. */
File.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

/** jsdom draws nothing, and complains when something is measured for drawing. */
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

/** Every element counts as in view, so that parts that wait for that load at once. */
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
window.scrollTo = () => undefined;

/** jsdom has no layout, so lines that are separate in a browser run together here. */
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  get(this: HTMLElement) {
    return this.textContent;
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text;
  },
});

const styleOf = window.getComputedStyle.bind(window);

/** jsdom's default display of each kind of element. */
const displays = new Map<string, string>();
function displayOf({ namespaceURI, localName, attributes }: Element): string {
  const said = [...attributes].filter(({ name }) => ['hidden', 'open', 'type'].includes(name));
  const kind = [namespaceURI, localName, ...said.map(({ name, value }) => name + value)].join(' ');
  const found = displays.get(kind);
  if (found !== undefined) return found;
  const bare = document.createElementNS(namespaceURI, localName);
  for (const { name, value } of said) bare.setAttribute(name, value);
  const { display } = styleOf(bare);
  displays.set(kind, display);
  return display;
}

const ownStyle = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = ownStyle(one, 'visibility');
    if (own !== '') return own;
  }
  return 'visible';
}

/**
 * Every accessible name needs the visibility of each of its parts, and jsdom matches every rule of every sheet with the element
 * for that: a sixth of the time of these tests. antd's sheets of run time hold only variables (the rest is made with the build),
 * so visibility depends on the kind of an element and on its own attributes. Any other property is computed as usual, but without
 * pseudo-elements, which jsdom does not know and complains about.
 */
window.getComputedStyle = (element) => {
  let whole: CSSStyleDeclaration | undefined;
  const looked = () => {
    whole ??= styleOf(element);
    return whole;
  };
  const read = (property: string) => {
    if (property === 'display') return ownStyle(element, property) || displayOf(element);
    if (property === 'visibility') return visibilityOf(element);
    return looked().getPropertyValue(property);
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return read;
      if (name === 'display' || name === 'visibility') return read(name);
      const value: unknown = Reflect.get(looked(), name);
      return typeof value === 'function' ? value.bind(looked()) : value;
    },
  });
};

const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

/** Returns the labels of a field. jsdom's own code searches the whole document once for each label of a page. */
function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  const around = control.closest('label');
  if (!around && control.id === '') return [];
  return [...document.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for')
      ? control.id !== '' && label.htmlFor === control.id
      : label === around && label.querySelector(LABELABLE) === control,
  );
}

for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    get(this: HTMLElement) {
      return this.matches(LABELABLE) ? labelsOf(this) : null;
    },
  });
}
