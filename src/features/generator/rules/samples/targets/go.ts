import { hostForPort } from '../../line/proxyLine';
import { goText } from '../literals';
import { type CodeSample, joinLines } from '../sample';

export const go: CodeSample = {
  name: 'Go',
  language: 'go',
  file: 'sample.go',
  run: 'go run sample.go',
  runWith: 'Go 1.19',
  protocols: ['http', 'https', 'socks5'],
  limits: [
    {
      'en-US':
        'A Transport keeps connections open, and over an open tunnel the IP stays the same. For a new IP on each request, set DisableKeepAlives: true.',
      'ru-RU':
        'Transport держит соединения открытыми, и в открытом туннеле IP не меняется. Чтобы IP менялся с каждым запросом, задайте DisableKeepAlives: true.',
    },
    {
      protocol: 'socks5',
      'en-US': 'The gateway looks up host names even with socks5: you don’t need socks5h.',
      'ru-RU': 'К DNS обращается шлюз, даже со схемой socks5: socks5h не нужна.',
    },
  ],
  write({ protocol, host, port, login, site }) {
    return joinLines(
      'package main',
      '',
      'import (',
      '\t"fmt"',
      '\t"io"',
      '\t"log"',
      '\t"net/http"',
      '\t"net/url"',
      login?.password === null && '\t"os"',
      ')',
      '',
      'func main() {',
      login && [
        `\tusername := ${goText(login.username)}`,
        `\tpassword := ${goText(login.password)}`,
      ],
      login?.password === null && [
        '\tif password == "" {',
        '\t\tlog.Fatal("PROXY_PASSWORD is not set")',
        '\t}',
      ],
      '\tproxy := &url.URL{',
      `\t\tScheme: "${protocol}",`,
      login && '\t\tUser:   url.UserPassword(username, password),',
      `\t\tHost:   ${goText(`${hostForPort(host)}:${port}`)},`,
      '\t}',
      '\tclient := &http.Client{Transport: &http.Transport{Proxy: http.ProxyURL(proxy)}}',
      '',
      `\tresponse, err := client.Get(${goText(site)})`,
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tdefer response.Body.Close()',
      '\tbody, err := io.ReadAll(response.Body)',
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tfmt.Println(response.Status, string(body))',
      '}',
    );
  },
};
