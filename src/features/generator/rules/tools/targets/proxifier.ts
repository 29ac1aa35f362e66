/**
 * Proxifier opens profiles, which are XML. Its maker documents how to open them, but not their content. The elements and their
 * order are those that Proxifier 4 itself writes, as found in the profile of the Python package proxifier-cli
 * (https://github.com/sandbox-pokhara/proxifier-cli, profile.ppx). Proxifier encrypts the logins of its own profiles
 * (`<Encryption mode="basic" />`), but reads plain ones where the profile says `mode="disabled"`.
 */
import type { ProxyAccess } from '../../line/proxyLine';
import { type Tool, usualFields } from '../tool';

/** Proxifier calls a proxy that opens tunnels by CONNECT an HTTPS proxy. */
const TYPES = { http: 'HTTPS', socks5: 'SOCKS Version 5' } as const;
const TYPES_IN_FILE = { http: 'HTTPS', https: 'HTTPS', socks5: 'SOCKS5' } as const;

/** Escapes a text for XML, line ends and tabs too, which a parser would turn into spaces or another sign. */
const xmlText = (text: string) =>
  text.replace(/[&<>"'\t\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A profile with this proxy in its list. The proxy looks up host names. The profile's rules send nothing through the proxy
 * yet: a rule for all programs would spend the customer's traffic on everything that runs on the computer.
 */
function profile({ protocol, host, port, login }: ProxyAccess): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<ProxifierProfile version="102" platform="Windows" product_id="0" product_minver="400">',
    '  <Options>',
    '    <Resolve>',
    '      <AutoModeDetection enabled="false" />',
    '      <ViaProxy enabled="true" />',
    '      <BlockNonATypes enabled="false" />',
    '      <ExclusionList OnlyFromListMode="false">%ComputerName%; localhost; *.local</ExclusionList>',
    '      <DnsUdpMode>0</DnsUdpMode>',
    '    </Resolve>',
    '    <Encryption mode="disabled" />',
    '    <ConnectionLoopDetection enabled="true" resolve="true" />',
    '    <Udp mode="mode_bypass" />',
    '    <LeakPreventionMode enabled="false" />',
    '    <ProcessOtherUsers enabled="false" />',
    '    <ProcessServices enabled="false" />',
    '    <HandleDirectConnections enabled="false" />',
    '    <HttpProxiesSupport enabled="false" />',
    '  </Options>',
    '  <ProxyList>',
    `    <Proxy id="100" type="${TYPES_IN_FILE[protocol]}">`,
    ...(login === null
      ? []
      : [
          '      <Authentication enabled="true">',
          `        <Password>${xmlText(login.password)}</Password>`,
          `        <Username>${xmlText(login.username)}</Username>`,
          '      </Authentication>',
        ]),
    '      <Options>48</Options>',
    `      <Port>${port}</Port>`,
    `      <Address>${xmlText(host)}</Address>`,
    '    </Proxy>',
    '  </ProxyList>',
    '  <ChainList />',
    '  <RuleList>',
    '    <Rule enabled="true">',
    '      <Action type="Direct" />',
    '      <Targets>localhost; 127.0.0.1; %ComputerName%; ::1</Targets>',
    '      <Name>Localhost</Name>',
    '    </Rule>',
    '    <Rule enabled="true">',
    '      <Action type="Direct" />',
    '      <Name>Default</Name>',
    '    </Rule>',
    '  </RuleList>',
    '</ProxifierProfile>',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export const proxifier: Tool = {
  name: 'Proxifier',
  protocols: ['http', 'socks5'],
  fields: (input) => usualFields(input, { type: 'Protocol', host: 'Address' }, TYPES),
  where: {
    'en-US':
      'Profile → Proxy Servers → Add: fill in the fields (Proxifier calls an HTTP proxy “HTTPS”). If you use a password, also tick “Enable” under “Authentication”. Then press “Check”. Under Profile → Proxification Rules, choose which programs use the proxy.',
    'ru-RU':
      'Profile → Proxy Servers → Add: заполните поля (HTTP-прокси там называется «HTTPS»), в режиме пароля отметьте «Enable» в разделе «Authentication» и нажмите «Check». Затем в Profile → Proxification Rules выберите, какие программы идут через прокси.',
  },
  undocumented: {
    file: { name: 'proxy.ppx', type: 'application/xml', write: profile },
    where: {
      'en-US':
        'Proxifier 4 for Windows can open this file. Opening it replaces your current profile, including your rules: save yours first. No program goes through the proxy until you add a rule, so nothing uses your traffic unasked. We haven’t tried the file in Proxifier itself: if it doesn’t open, or with version 3 or on macOS, fill in the fields instead.',
      'ru-RU':
        'Этот файл открывает Proxifier 4 для Windows. Он заменит открытый профиль вместе с правилами: сначала сохраните свой. Пока вы не добавите правило, ни одна программа не пойдёт через прокси и не потратит ваш трафик. В самом Proxifier мы файл не проверяли: если он не откроется, заполните поля, как в версии 3 и в macOS.',
    },
  },
  link: 'https://www.proxifier.com/docs/win-v4/',
};
