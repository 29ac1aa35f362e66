/**
 * Proxifier opens profiles, which are XML (https://pastebin.com/RGe7km2Z is one that it wrote). It encrypts the logins of its
 * own profiles (`<Encryption mode="basic" />`), but reads them as they are where the profile says `mode="disabled"`.
 */
import { type ToolInput, type ToolPreset, usualFields } from '../preset';

/** Proxifier calls a proxy that opens tunnels by CONNECT an HTTPS proxy. */
const TYPES = { http: 'HTTPS', socks5: 'SOCKS Version 5' } as const;
const TYPES_IN_FILE = { http: 'HTTPS', https: 'HTTPS', socks5: 'SOCKS5' } as const;

/** A text in XML; the signs that end a line would become spaces or another sign. */
const xmlText = (text: string) =>
  text.replace(/[&<>"'\t\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A profile with this proxy in its list. Names of hosts are looked up by the proxy. Its rules send nothing through the proxy
 * yet: a rule for all programs would spend the customer's traffic on everything that runs on the computer.
 */
function profile({ protocol, host, port, login }: ToolInput): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<ProxifierProfile version="101" platform="Windows" product_id="0" product_minver="310">',
    '  <Options>',
    '    <Resolve>',
    '      <AutoModeDetection enabled="false" />',
    '      <ViaProxy enabled="true">',
    '        <TryLocalDnsFirst enabled="false" />',
    '      </ViaProxy>',
    '      <ExclusionList>%ComputerName%; localhost; *.local</ExclusionList>',
    '    </Resolve>',
    '    <Encryption mode="disabled" />',
    '    <HttpProxiesSupport enabled="false" />',
    '    <HandleDirectConnections enabled="false" />',
    '    <ConnectionLoopDetection enabled="true" />',
    '    <ProcessServices enabled="false" />',
    '    <ProcessOtherUsers enabled="false" />',
    '  </Options>',
    '  <ProxyList>',
    `    <Proxy id="100" type="${TYPES_IN_FILE[protocol]}">`,
    `      <Address>${xmlText(host)}</Address>`,
    `      <Port>${port}</Port>`,
    '      <Options>48</Options>',
    ...(login === null
      ? []
      : [
          '      <Authentication enabled="true">',
          `        <Username>${xmlText(login.username)}</Username>`,
          `        <Password>${xmlText(login.password)}</Password>`,
          '      </Authentication>',
        ]),
    '    </Proxy>',
    '  </ProxyList>',
    '  <ChainList />',
    '  <RuleList>',
    '    <Rule enabled="true">',
    '      <Name>Localhost</Name>',
    '      <Targets>localhost; 127.0.0.1; %ComputerName%</Targets>',
    '      <Action type="Direct" />',
    '    </Rule>',
    '    <Rule enabled="true">',
    '      <Name>Default</Name>',
    '      <Action type="Direct" />',
    '    </Rule>',
    '  </RuleList>',
    '</ProxifierProfile>',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

export const proxifier: ToolPreset = {
  id: 'proxifier',
  name: 'Proxifier',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  line: null,
  file: { name: 'proxy.ppx', type: 'application/xml', write: profile },
  api: null,
  fields: (input) => usualFields(input, { type: 'Protocol', host: 'Address' }, TYPES),
  where: {
    en: 'On Windows open the file with Proxifier. Or add the proxy by hand: Profile → Proxy Servers → Add, fill in the fields, with a password tick Enable under Authentication, and press Check. Then choose in Profile → Proxification Rules which programs use the proxy.',
    ru: 'В Windows откройте файл в Proxifier. Или добавьте прокси вручную: Profile → Proxy Servers → Add, заполните поля, для входа с паролем отметьте Enable в разделе Authentication и нажмите Check. Затем в Profile → Proxification Rules выберите, какие программы идут через прокси.',
  },
  limits: [
    {
      en: 'The file is a profile of its own: Proxifier uses it in place of the profile that is open. No program goes through the proxy until you add a rule, so nothing spends your traffic unasked.',
      ru: 'Файл — отдельный профиль: Proxifier откроет его вместо текущего. Пока вы не добавите правило, ни одна программа не пойдёт через прокси и не потратит ваш трафик.',
    },
    {
      en: 'The profile is written for Proxifier 3 and 4 for Windows, and not tried there: our tests have no Windows. On macOS fill in the fields.',
      ru: 'Профиль сделан для Proxifier 3 и 4 для Windows, но там не опробован: в наших тестах нет Windows. В macOS заполните поля.',
    },
  ],
  link: 'https://www.proxifier.com/docs/win-v4/',
};
