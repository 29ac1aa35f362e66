import { gatewayUrl } from '../../line/proxyLine';
import { pythonText } from '../literals';
import { type CodeSample, joinLines } from '../sample';

export const selenium: CodeSample = {
  name: 'Selenium',
  language: 'python',
  file: 'sample.py',
  run: 'python3 sample.py',
  runWith: 'Selenium 4.8',
  install: () => 'pip install selenium',
  protocols: ['http', 'https', 'socks5'],
  loginProtocols: [],
  limits: [
    {
      'en-US':
        'Selenium can’t send proxy credentials, so this sample uses whitelist mode: add the IP of the computer that runs it to the whitelist.',
      'ru-RU':
        'Selenium не поддерживает авторизацию прокси, поэтому пример работает в режиме белого списка: добавьте в белый список IP компьютера, на котором он запускается.',
    },
    {
      'en-US':
        'Whitelist lines have no username, so you can’t choose a country, state, city or session with Selenium. If you need them, use Playwright or Puppeteer.',
      'ru-RU':
        'В строках белого списка нет логина, поэтому с Selenium нельзя выбрать страну, регион, город и сессию. Если они нужны, возьмите Playwright или Puppeteer.',
    },
    {
      'en-US':
        'Needs Chrome or Chromium; Selenium 4.6 and later download the matching driver automatically.',
      'ru-RU': 'Нужен Chrome или Chromium; Selenium 4.6 и новее сам скачивает подходящий драйвер.',
    },
  ],
  write(input) {
    return joinLines(
      'from selenium import webdriver',
      'from selenium.webdriver.common.by import By',
      '',
      'options = webdriver.ChromeOptions()',
      'options.add_argument("--headless=new")',
      `options.add_argument(${pythonText(`--proxy-server=${gatewayUrl(input, input.protocol)}`)})`,
      '',
      'driver = webdriver.Chrome(options=options)',
      'try:',
      `    driver.get(${pythonText(input.site)})`,
      '    print(driver.find_element(By.TAG_NAME, "body").text)',
      'finally:',
      '    driver.quit()',
    );
  },
};
