/** A browser of another engine than the other stories', as far as a story needs it. Each method waits, and throws when it waited in vain. */
export interface EngineBrowser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses the button with a text. */
  press(text: string): Promise<void>;
  /** Waits until a text appears in the main part of the page. */
  expectText(text: string): Promise<void>;
  expectAddress(path: RegExp): Promise<void>;
  /** Where the first link leads whose address contains a part. */
  linkTo(part: string): Promise<string>;
  close(): Promise<void>;
}

export const PATIENCE_MS = 30_000;
export const buttonXPath = (text: string): string => `//button[contains(., ${JSON.stringify(text)})]`;
export const textXPath = (text: string): string => `//main//*[contains(., ${JSON.stringify(text)})]`;
export const linkSelector = (part: string): string => `a[href*=${JSON.stringify(part)}]`;
