import type { Section } from '../section';
import { calls } from './calls';
import { clock } from './clock';
import { faults } from './faults';
import { mails } from './mails';
import { replay } from './replay';
import { scenarios } from './scenarios';

/** The sections of the panel, in their order. */
export const SECTIONS: readonly Section[] = [scenarios, calls, faults, clock, mails, replay];
