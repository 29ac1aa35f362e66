import { type ToolPreset, usualFields } from '../preset';

/** Proxifier calls a proxy that opens tunnels by CONNECT an HTTPS proxy. */
const TYPES = { http: 'HTTPS', socks5: 'SOCKS Version 5' } as const;

export const proxifier: ToolPreset = {
  id: 'proxifier',
  name: 'Proxifier',
  protocols: { password: ['http', 'socks5'], whitelist: ['http', 'socks5'] },
  paste: null,
  isEncoded: false,
  fields: (input) => usualFields(input, { type: 'Protocol', host: 'Address' }, TYPES),
  where: {
    en: 'Profile → Proxy Servers → Add: fill in the fields, and with a password tick Enable under Authentication. Then press Check.',
    ru: 'Profile → Proxy Servers → Add: заполните поля, а для входа с паролем отметьте Enable в разделе Authentication. Затем нажмите Check.',
  },
  limits: [
    {
      en: 'Proxifier encrypts passwords in its profile files, so a profile made elsewhere cannot hold yours: fill it in by hand.',
      ru: 'Proxifier шифрует пароли в файлах профилей, поэтому готовый профиль не может содержать ваш пароль: введите его вручную.',
    },
  ],
  link: 'https://www.proxifier.com/docs/win-v4/',
};
