/** Debian's WebKitGTK: its MiniBrowser, driven over WebDriver, on a screen of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { type Engine, HIGHEST, type InPage, SIZE, type Tab } from './engine';

export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'xvfb'];

const ARCHITECTURE = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as 'x64' | 'arm64'];
const BROWSER = `/usr/lib/${ARCHITECTURE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The browser's own bar would keep the window wider than 320 px. */
const NO_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';
const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n';

/** As high as the highest tab, and the browser's own bar. */
const SCREEN = `1600x${HIGHEST + 200}x24`;

/** Starts a screen; `close` ends it. */
async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [name] = await once(server.stdio[3] as Readable, 'data');
  return {
    name: `:${String(name).trim()}`,
    close: () => server.kill(),
  };
}

/** Returns a home folder of a user whose system asks for less motion. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const settings = join(home, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'gtk.css'), NO_BAR);
  writeFileSync(join(settings, 'settings.ini'), LESS_MOTION);
  return home;
}

function tabOf(driver: WebDriver, window: string): Tab {
  /** Commands go to the tab that was chosen last. */
  const chosen = async () => {
    await driver.switchTo().window(window);
    return driver;
  };
  const run = async <A, R>(script: InPage<A, R>, arg?: A) =>
    (await chosen()).executeScript<R>(`return (${script})(arguments[0])`, arg);
  return {
    goto: async (address) => (await chosen()).get(address),
    back: async () => (await chosen()).navigate().back(),
    reload: async () => (await chosen()).navigate().refresh(),
    address: async () => (await chosen()).getCurrentUrl(),
    resize: async (width, height) => {
      await chosen();
      const inner = () => run(() => [innerWidth, innerHeight] as const);
      const rect = await driver.manage().window().getRect();
      const bar = rect.height - (await inner())[1];
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar });
      await driver.wait(async () => String(await inner()) === `${width},${height}`);
    },
    addScript: async (source) => (await chosen()).executeScript(source),
    evaluate: run,
    find: async (script, arg) => {
      const element = (await run(script as InPage<unknown, unknown>, arg)) as WebElement | null;
      return (
        element && {
          click: () => element.click(),
          chooseFile: (path) => element.sendKeys(path),
        }
      );
    },
    type: async (text) => (await chosen()).actions().sendKeys(text).perform(),
    press: async (key, ...held) => {
      const actions = (await chosen()).actions();
      const keyOf = (name: string) => Key[name.toUpperCase() as 'ENTER'] ?? name;
      for (const one of held) actions.keyDown(keyOf(one));
      actions.sendKeys(keyOf(key));
      for (const one of held) actions.keyUp(keyOf(one));
      await actions.perform();
    },
  };
}

export async function startWebKit(): Promise<Engine> {
  const home = makeHome();
  const screen = await startScreen();
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...process.env,
      DISPLAY: screen.name,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: 'UTC',
      // There is no graphics card to share memory with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    })
    .build();
  const url = await service.start();
  const options = { binary: BROWSER, args: ['--automation'] };
  return {
    downloads: home,
    startSession: async () => {
      const driver = await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // The certificate of tests/host is made on the spot.
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': options,
        })
        .build();
      let isFirst = true;
      return {
        openTab: async () => {
          if (!isFirst) await driver.switchTo().newWindow('tab');
          isFirst = false;
          const tab = tabOf(driver, await driver.getWindowHandle());
          await tab.resize(SIZE.width, SIZE.height);
          return tab;
        },
        close: () => driver.quit(),
      };
    },
    close: async () => {
      await service.kill();
      screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
