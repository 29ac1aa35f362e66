/** Every file of `targets`. Umi's setup, dev and build write this module (config/plugins/samples.ts): do not edit it. */
import { axios } from './targets/axios';
import { csharp } from './targets/csharp';
import { curl } from './targets/curl';
import { go } from './targets/go';
import { java } from './targets/java';
import { php } from './targets/php';
import { playwright } from './targets/playwright';
import { puppeteer } from './targets/puppeteer';
import { requests } from './targets/requests';
import { ruby } from './targets/ruby';
import { scrapy } from './targets/scrapy';
import { selenium } from './targets/selenium';
import { undici } from './targets/undici';
import { wget } from './targets/wget';

export const TARGETS = {
  axios,
  csharp,
  curl,
  go,
  java,
  php,
  playwright,
  puppeteer,
  requests,
  ruby,
  scrapy,
  selenium,
  undici,
  wget,
};
