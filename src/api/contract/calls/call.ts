import * as v from 'valibot';
import type * as read from '../decoders';
import { type Fields, type ParamsSchema, pageNumber, pageSize, paramsSchema, text } from '../wire';

/** One row of the table of calls. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly params: ParamsSchema<Fields>;
  readonly data: read.Decoder<unknown>;
  /** True for a call that changes something. Such a call is never retried, cached or prefetched, GET or not. */
  readonly changes: boolean;
  /**
   * Codes whose answer is handed to the caller instead of being thrown ('all' = every code). A call with such codes always
   * resolves with its envelope.
   */
  readonly passThrough?: 'all' | readonly number[];
}

type Row = Pick<Call, 'params' | 'data' | 'passThrough'>;

interface ReadingRow extends Row {
  /** Key of the text by which customers know what is read: shown when the reading fails. */
  readonly label: string;
}

interface ChangeRow extends Row {
  /** Key of the text that says where a customer sees whether the change was made; left out where the page shows it. */
  readonly check?: `check.${string}`;
  /** True when the change may safely be repeated, so that its failure does not ask the customer to check first. */
  readonly isRepeatable?: true;
}

/** Makes the row of a call that changes nothing, typed as literally as it is written. */
export const reading = <const R extends ReadingRow>(row: R) =>
  ({ method: 'GET', changes: false, ...row }) as const;

/** Makes the row of a call that changes something; many of these are sent by GET. */
export const change = <const M extends Call['method'], const R extends ChangeRow>(
  method: M,
  row: R,
) => ({ method, changes: true, ...row }) as const;

/* ------------------------------------------------------------------ parameters that several calls have */

export const none = paramsSchema({});
export const paging = { page: ['page', pageNumber], pageSize: ['page_size', pageSize] } as const;
export const lang = ['lang', text] as const;
export const requestId = ['request_id', v.pipe(text, v.uuid())] as const;
