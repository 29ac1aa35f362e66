import { gatewayUrl } from '../../line/proxyLine';
import { pythonText } from '../literals';
import { type CodeSample, joinLines, onlyHttp } from '../sample';

export const scrapy: CodeSample = {
  name: 'Python Scrapy',
  language: 'python',
  file: 'sample.py',
  run: 'python3 sample.py',
  runWith: 'Scrapy 2.8',
  install: () => 'pip install scrapy',
  protocols: ['http'],
  limits: [
    onlyHttp('Scrapy'),
    {
      isOfLogin: true,
      'en-US':
        'Scrapy decodes the username and password in the URL, so they must be percent-encoded: quote() does it for any password.',
      'ru-RU':
        'Scrapy раскодирует логин и пароль в URL, поэтому их нужно закодировать: quote() делает это для любого пароля.',
    },
    {
      'en-US':
        'Scrapy checks certificates only with BrowserLikeContextFactory, which this sample sets. On Windows it finds no trusted authorities by itself: install certifi and set SSL_CERT_FILE to its file.',
      'ru-RU':
        'Scrapy не проверяет сертификаты, пока не задан BrowserLikeContextFactory; здесь он задан. В Windows Scrapy сам не находит центры сертификации: установите certifi и укажите путь к его файлу в SSL_CERT_FILE.',
    },
  ],
  write(input) {
    const { login, site } = input;
    const place = gatewayUrl(input, 'http').slice('http://'.length);
    return joinLines(
      login?.password === null && ['import os', 'import sys'],
      login && ['from urllib.parse import quote', ''],
      'import scrapy',
      'from scrapy.crawler import CrawlerProcess',
      '',
      ...(login === null
        ? [`proxy = ${pythonText(`http://${place}`)}`]
        : [
            `username = ${pythonText(login.username)}`,
            `password = ${pythonText(login.password)}`,
            `login = quote(username, safe="") + ":" + quote(password, safe="")`,
            `proxy = "http://" + login + ${pythonText(`@${place}`)}`,
          ]),
      '',
      '',
      'class Sample(scrapy.Spider):',
      '    name = "sample"',
      '',
      '    def start_requests(self):',
      `        yield scrapy.Request(${pythonText(site)}, meta={"proxy": proxy})`,
      '',
      '    async def start(self):  # what Scrapy 2.13 and later call instead',
      '        for request in self.start_requests():',
      '            yield request',
      '',
      '    def parse(self, response):',
      '        print(response.text)',
      '',
      '',
      'process = CrawlerProcess({',
      '    "LOG_LEVEL": "WARNING",',
      '    # Checks certificates, which Scrapy does not do by itself.',
      '    "DOWNLOADER_CLIENTCONTEXTFACTORY":',
      '        "scrapy.core.downloader.contextfactory.BrowserLikeContextFactory",',
      '})',
      'process.crawl(Sample)',
      'process.start()',
    );
  },
};
