// Compiles a file as a build does (config/compiled.ts) and gives the result to the transformer that Umi has for all others. JavaScript,
// because Jest loads transformers as they are.
const { transformSync } = require('@babel/core');

/** `plugin`: the compiler with its options; `next`: Umi's transformer with its options. */
exports.createTransformer = ({ plugin, next: [file, options] }) => {
  const next = require(file).default.createTransformer(options);
  return {
    ...next,
    process(source, filename, context) {
      const { code } = transformSync(source, {
        filename,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [plugin],
        sourceMaps: 'inline',
      });
      return next.process(code, filename, context);
    },
  };
};
