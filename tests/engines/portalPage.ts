import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Handle, Tab } from './engine';

/** The name of a control, or a text; a string must match exactly. */
export type Name = string | RegExp;

/** A search for an element, as plain data for the page. */
interface Query {
  readonly by: 'Role' | 'Text' | 'LabelText';
  readonly role?: string;
  readonly name?: string | { readonly source: string; readonly flags: string };
  /** The label around the element is meant: antd draws radio buttons without a size. */
  readonly isLabel?: boolean;
}

/** The functions of Testing Library that are used in the page. */
interface Library {
  queryAllByRole(body: Element, role: string, options: { name?: Name }): HTMLElement[];
  queryAllByLabelText(body: Element, text: Name): HTMLElement[];
}

/** Runs in the page: the first element in sight that fits, and may be used. */
function findFirst({ by, role = '', name, isLabel }: Query): Element | null {
  const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  const text = typeof name === 'object' ? new RegExp(name.source, name.flags) : name;
  const says = ({ textContent }: Element) => {
    const said = textContent.replace(/\s+/g, ' ').trim();
    return text instanceof RegExp ? text.test(said) : said === text;
  };
  const candidates = () => {
    if (by === 'LabelText') return library.queryAllByLabelText(document.body, text ?? '');
    // The innermost element that says it: a sentence has names in elements of their own.
    if (by === 'Text')
      return [...document.body.querySelectorAll('*')].filter(
        (one) => says(one) && ![...one.children].some(says),
      );
    return library.queryAllByRole(document.body, role, text === undefined ? {} : { name: text });
  };
  const first = candidates().find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(':disabled, [aria-disabled=true]'),
  );
  return (isLabel ? first?.closest('label') : first) ?? null;
}

const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const asQuery = (name: Name) =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags };
const role = (role: string, name?: Name): Query => ({
  by: 'Role',
  role,
  ...(name === undefined ? {} : { name: asQuery(name) }),
});

/** The portal in a tab, as a customer uses it: everything is found by its role, its label or its text. */
export class PortalPage {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens an address below /client. */
  async goto(path: string): Promise<void> {
    await this.tab.goto(`${this.origin}/client${path}`);
  }

  /** Opens an address below /client without a new document, as a link does; `rest` waits for it. */
  async visit(path: string): Promise<void> {
    await this.tab.evaluate((address) => {
      // A tab of a page has the page's own heading.
      if (location.pathname !== address.replace(/\?.*/, ''))
        document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/client${path}`);
  }

  private async find(query: Query): Promise<Handle | null> {
    if (!(await this.tab.evaluate(() => 'TestingLibraryDom' in window)))
      await this.tab.addScript(LIBRARY);
    return this.tab.find(findFirst, query);
  }

  /** Tries until it works: a page that is drawn anew may take the found element away. */
  private async withFound(query: Query, use: (found: Handle) => Promise<void>): Promise<void> {
    await expect(async () => {
      const found = await this.find(query);
      expect(found, JSON.stringify(query)).not.toBeNull();
      if (found) await use(found);
    }).toPass();
  }

  async see(roleName: string, name?: Name): Promise<void> {
    await this.withFound(role(roleName, name), async () => undefined);
  }

  async seeText(text: Name): Promise<void> {
    await this.withFound({ by: 'Text', name: asQuery(text) }, async () => undefined);
  }

  /** Waits until there is no such element in sight. */
  async seeNo(roleName: string, name?: Name): Promise<void> {
    await expect.poll(() => this.find(role(roleName, name))).toBeNull();
  }

  async click(roleName: string, name: Name): Promise<void> {
    await this.withFound(role(roleName, name), (found) => found.click());
  }

  /** Picks a radio button, also one that looks like a card or a segment. */
  async pick(name: Name): Promise<void> {
    await this.withFound({ ...role('radio', name), isLabel: true }, (found) => found.click());
  }

  /** Replaces the text of a field, by typing. */
  async fill(label: Name, text: string): Promise<void> {
    await this.withFound({ by: 'LabelText', name: asQuery(label) }, (found) => found.click());
    await this.tab.press('a', 'Control');
    await this.tab.type(text);
  }

  /** Gives a file to the page's only field of files, which antd hides. */
  async chooseFile(path: string): Promise<void> {
    const field = await this.tab.find(() => document.querySelector('input[type=file]'), null);
    await field?.chooseFile(path);
  }

  async seePath(path: RegExp): Promise<void> {
    await expect.poll(() => this.tab.address()).toMatch(path);
  }

  /** Waits until the page has all that it asks for: it says so by `aria-busy`, and nothing more is loaded meanwhile. */
  async rest(): Promise<void> {
    let before = -1;
    await expect
      .poll(async () => {
        const last = before;
        before = await this.tab.evaluate(() =>
          document.querySelector('h1:not([data-left])') &&
          !document.querySelector('[aria-busy=true]')
            ? performance.getEntriesByType('resource').length
            : -1,
        );
        return before >= 0 && before === last;
      })
      .toBe(true);
  }

  /** Returns the lines in the clipboard, once there are so many: what Ctrl+V gives to a field. */
  async pasteLines(count: number): Promise<string[]> {
    await this.tab.evaluate(() => {
      const field = document.createElement('textarea');
      field.id = 'test-paste';
      // A field that kept the text would have to draw it: for 100,000 lines that takes WebKit a minute.
      field.addEventListener('paste', (event) => {
        event.preventDefault();
        field.dataset.pasted = event.clipboardData?.getData('text/plain') ?? '';
      });
      document.body.append(field);
      field.focus();
    });
    let lines: string[] = [];
    // A copied text reaches the system's clipboard after a moment.
    await expect(async () => {
      await this.tab.press('v', 'Control');
      const pasted = await this.tab.evaluate(
        () => document.querySelector<HTMLElement>('#test-paste')?.dataset.pasted ?? '',
      );
      lines = pasted.trim().split('\n');
      expect(lines).toHaveLength(count);
    }).toPass();
    await this.tab.evaluate(() => document.querySelector('#test-paste')?.remove());
    return lines;
  }
}
