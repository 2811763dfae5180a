/**
 * What every engine can do, however it is driven. `Handle` is how it names an element. Functions for
 * the page are sent as text, so they may use nothing from around them.
 */
export type Driver<Handle> = {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  goBack(): Promise<void>;
  run<Given extends unknown[], Result>(
    act: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  /** Runs a whole script in the page. */
  load(script: string): Promise<void>;
  find<Given extends unknown[]>(
    look: (...given: Given) => Element | null | undefined,
    ...given: Given
  ): Promise<Handle | null>;
  press(element: Handle, times: number): Promise<void>;
  fill(field: Handle, text: string): Promise<void>;
  attach(field: Handle, file: string): Promise<void>;
  /** From here on all happens in this frame; null is the page itself. */
  enter(frame: Handle | null): Promise<void>;
};

/** What is particular about a visitor's browser. */
export type Preferences = { language: string; hasScripts: boolean };

/** A browser of one engine that is ready for visitors, one after the other. */
export type EngineBrowser = {
  /** Lends a fresh profile to `visit`, and clears it away. */
  lend(preferences: Preferences, visit: (driver: Driver<unknown>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Where nobody answers: through it other hosts than this machine are out of reach. */
export const DEAD_PROXY = '127.0.0.1:9';
