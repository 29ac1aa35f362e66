import type { Section } from '../section';
import { mails } from './mails';
import { scenarios } from './scenarios';

/** The sections of the panel, in their order. */
export const SECTIONS: readonly Section[] = [scenarios, mails];
