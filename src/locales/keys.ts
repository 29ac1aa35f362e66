import type app from './en-US';
import type handover from './en-US/handover';
import type moveMany from './en-US/moveMany';
import type report from './en-US/report';
import type subAccountImport from './en-US/subAccountImport';
import type portal from './portal/en-US';

/** The key of any text of the portal. */
export type MessageKey =
  | keyof typeof app
  | keyof typeof moveMany
  | keyof typeof portal
  | keyof typeof handover
  | keyof typeof report
  | keyof typeof subAccountImport;
