import { create } from 'zustand';
import type { ScriptVersion } from './compiled-scripts';

/** `both` after the second senator. */
export type CallResult = 'spoke' | 'message' | 'busy' | 'full' | 'both';

export type Outcome = { result: CallResult; answeredBy: string | null; isSecond?: boolean };

export type Call = {
  signUp: 'none' | 'sending' | 'sent' | 'failed';
  script: ScriptVersion;
  isTranslationOnly: boolean;
  /** a senator's id; the visitor says it, since the service does not */
  answeredBy: string | null;
  outcome: Outcome | null;
  /** true once the other senator is dialled after the first was reached */
  isSecond: boolean;
  /** how many messages to friends were opened */
  passedOn: number;
};

export const noCall: Call = {
  signUp: 'none',
  script: 'live',
  isTranslationOnly: false,
  answeredBy: null,
  outcome: null,
  isSecond: false,
  passedOn: 0,
};

export const useCall = create<Call>(() => noCall);
