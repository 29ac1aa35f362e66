/** The contract's schemas as JSON Schema 2020-12, with every named thing as a component of its own. */
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Call } from '../../src/api/contract';
import * as entities from '../../src/api/contract/entities';
import { PAYMENT_STATUSES, RECORD_STATUS_BY_PAYMENT } from '../../src/api/contract/lists';
import * as wire from '../../src/api/contract/wire';

const SCALARS = {
  Usd: [wire.usd, 'US dollars as an exact decimal string with two fraction digits. Never a float.'],
  UnitPrice: [
    wire.unitPrice,
    'US dollars per GB as a decimal string with two to four fraction digits.',
  ],
  Bytes: [wire.bytes, 'Whole bytes. 1 GB = 1024 MB = 1024² KB = 1024³ bytes.'],
  SignedBytes: [wire.signedBytes, 'A change in whole bytes: positive adds, negative takes.'],
  Timestamp: [wire.timestamp, 'Seconds since the epoch, UTC.'],
  Count: [wire.count, 'A whole number that is not negative.'],
  Day: [wire.day, 'A calendar day in UTC, YYYY-MM-DD.'],
  WebUrl: [wire.webUrl, 'An absolute http or https URL.'],
} as const satisfies Record<string, readonly [v.GenericSchema, string]>;

const NOT_FINAL = PAYMENT_STATUSES.filter(
  (status) => RECORD_STATUS_BY_PAYMENT[status] === 'unpaid',
);

/** Answers are documented in their exact form, though the portal reads them more liberally. */
const ENTITIES = {
  Session: [entities.session, 'A signed-in session: the token and its end.'],
  User: [
    entities.user,
    'The main account. Its traffic is without what is allocated to sub-accounts.',
  ],
  RechargeInvoice: [entities.rechargeInvoice, 'A crypto invoice; total = amount + fee.'],
  PaymentCheck: [
    entities.paymentCheck,
    `How a payment stands with the payment provider. Not final: ${NOT_FINAL.join(', ')}.`,
  ],
  PriceTier: [
    entities.priceTier,
    'min_gb to max_gb, both inclusive (null = no end), at one price. duration_days null = Unlimit.',
  ],
  TrafficPackage: [
    entities.trafficPackage,
    'A package that customers can buy; quantity in GB, duration_days null = Unlimit.',
  ],
  OrderSummary: [
    entities.orderSummary,
    'total_amount = original_price − discount + processing_fee; the fee is on the discounted amount.',
  ],
  PlacedOrder: [
    entities.placedOrder,
    'url is the hosted payment page, null when nothing is left to pay.',
  ],
  PaymentRecord: [entities.paymentRecord, 'A recharge or an order.'],
  SubAccount: [entities.subAccount, 'traffic_limit caps left + used, 0 = no limit.'],
  WhitelistEntry: [entities.whitelistEntry, 'An IP that may use whitelist mode.'],
  Gateway: [
    entities.gateway,
    'Where programs connect. whitelist_port asks for no password. api_base is the URL of the generate API.',
  ],
  CountryStock: [entities.countryStock, 'country_code is ISO 3166-1 alpha-2.'],
  CityStock: [entities.cityStock, 'The codes go into the proxy username as they are.'],
  ProxyWhitelistEntry: [entities.proxyWhitelistEntry, 'A whitelist entry, as gateways see it.'],
  TrafficChange: [
    entities.trafficChange,
    'A line of the Traffic Change Record; balance_after is the main account’s.',
  ],
  TrafficDetail: [
    entities.trafficDetail,
    'One hour (at = its start) of one account, country and protocol.',
  ],
  UsageBucket: [
    entities.usageBucket,
    'Usage of an hour or a day in UTC; empty buckets are left out.',
  ],
} as const satisfies Record<string, readonly [{ readonly wire: v.GenericSchema }, string]>;

const NAMED: Readonly<Record<string, readonly [v.GenericSchema, string]>> = {
  ...SCALARS,
  ...Object.fromEntries(
    Object.entries(ENTITIES).map(([name, [{ wire: schema }, told]]) => [
      name,
      [schema, told] as const,
    ]),
  ),
};
const definitions = Object.fromEntries(
  Object.entries(NAMED).map(([name, [schema]]) => [name, schema]),
);
const overrideRef = ({ referenceId }: { referenceId: string }) =>
  `#/components/schemas/${referenceId}`;

const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Rules that JSON Schema has no words for are left out of the document.
  errorMode: 'ignore',
  definitions,
  overrideRef,
} as const;

function bare({ $schema, $defs, ...schema }: JsonSchema): JsonSchema {
  void $schema;
  void $defs;
  return schema;
}

/** Builds the components: every entity and every scalar with a unit. */
export function components(): Record<string, JsonSchema> {
  const converted = toJsonSchemaDefs(definitions, CONFIG);
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, [, description]]) => [
      name,
      { description, ...bare(converted[name] ?? {}) },
    ]),
  );
}

/** Builds the schema of the `data` of a call's successful answer. */
export function dataSchema(call: Call): JsonSchema {
  return bare(toJsonSchema(call.data.wire, CONFIG));
}

/** Returns the schema of a parameter's text: null is "", true is 1 and false is 0. */
function asText({ valibotSchema }: { valibotSchema: { type: string } }): JsonSchema | undefined {
  if (valibotSchema.type === 'null') return { const: '' };
  if (valibotSchema.type === 'boolean') return { type: 'integer', enum: [0, 1] };
  return undefined;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** As it goes over the wire. */
  readonly example: unknown;
}

/** The parameters of a call under their wire names, in the order of the contract, with the values of an example. */
export function parametersOf(call: Call, example: Readonly<Record<string, unknown>>): Parameter[] {
  return Object.entries(call.params.fields as wire.Fields).map(([portal, [name, schema]]) => {
    const isOptional = schema.type === 'optional';
    const inner = isOptional ? (schema as unknown as { wrapped: v.GenericSchema }).wrapped : schema;
    const converted = bare(toJsonSchema(inner, { ...CONFIG, overrideSchema: asText }));
    // The portal's null is sent as the empty text.
    const alternatives = converted.anyOf?.map((one) =>
      typeof one === 'object' && one.type === 'null' ? { const: '' } : one,
    );
    return {
      name,
      required: !isOptional,
      schema: alternatives ? { anyOf: alternatives } : converted,
      // A field that is undefined does not appear in the document.
      example: v.parse(schema, example[portal]),
    };
  });
}
