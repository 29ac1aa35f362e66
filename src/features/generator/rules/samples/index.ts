/** The code samples, in the order in which the page offers them. A new one is one file in `targets` and one line in this list. */
import type { CodeSample } from './sample';
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

/** Each has the name of its file as its id. */
export const SAMPLES = Object.entries<CodeSample>({
  curl,
  wget,
  requests,
  scrapy,
  undici,
  axios,
  go,
  php,
  java,
  csharp,
  ruby,
  playwright,
  puppeteer,
  selenium,
}).map(([id, sample]) => ({ ...sample, id }));
