import { antdSheets, withoutMark } from './antdSheets';

const moduleOf = (folder: string) => `/node_modules/antd/es/${folder}/index.js`;
const STYLED = `import useStyle from './style';`;

describe("antd's sheets", () => {
  it('fail the build when no module of antd looks as they expect', () => {
    expect(() => antdSheets().generateBundle({}, {})).toThrow(
      'config/plugins/antdSheets.ts: no module of antd/es imports its styles from ./style',
    );
  });

  it('fail the build when antd has a folder for Node no more', () => {
    expect(() => antdSheets().transform(STYLED, moduleOf('nowhere'))).toThrow(
      'config/plugins/antdSheets.ts: there is no antd/lib/nowhere',
    );
  });

  it('fail the build when a styled folder holds no component that antd exports', () => {
    expect(() => antdSheets().transform(STYLED, moduleOf('locale'))).toThrow(
      'config/plugins/antdSheets.ts: antd exports nothing of antd/lib/locale',
    );
  });

  it('fail the build when antd marks its rules in another way', () => {
    expect(() => withoutMark('Steps', ':is(.css-1a2b).ant-steps{color:red}')).toThrow(
      'config/plugins/antdSheets.ts: antd marks the rules of Steps in another way',
    );
  });

  it('fail the build when it holds a module whose component has no sheet', () => {
    const plugin = antdSheets();
    const id = moduleOf('theme');
    plugin.transform(STYLED, id);
    const bundle = { 'a.js': { type: 'chunk', fileName: 'a.js', modules: { [id]: {} } } } as const;
    expect(() => plugin.generateBundle({}, bundle)).toThrow(
      `config/plugins/antdSheets.ts: no sheet could be made for ${id}`,
    );
  });
});
