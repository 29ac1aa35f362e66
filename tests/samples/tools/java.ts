import { firstMatch, NUMBER, type Tool } from '../tool';
import { KEYSTORE_PASSWORD, printed } from '../workshop';

export const tool: Tool = {
  debian: ['default-jdk-headless'],
  version: () => firstMatch(printed('java', ['-version']), NUMBER),
  command: (file) => ['java', file],
  trust: ({ keystore }) => ({
    JAVA_TOOL_OPTIONS: `-Djavax.net.ssl.trustStore=${keystore} -Djavax.net.ssl.trustStorePassword=${KEYSTORE_PASSWORD}`,
  }),
};
