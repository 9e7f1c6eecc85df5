import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserType } from '@playwright/test';
import { visitorAt, type Visitor } from './visitor.ts';

/** The arguments of a process, or nothing where it has ended meanwhile. */
function argumentsOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** A browser whose store outlives it: it can be killed, and started again with or without a line. */
export class KeptBrowser {
  readonly #chromium: BrowserType;
  readonly #baseURL: string;
  #folder: string | undefined;
  #context: BrowserContext | undefined;

  constructor(chromium: BrowserType, baseURL: string) {
    this.#chromium = chromium;
    this.#baseURL = baseURL;
  }

  async start({ hasLine = true } = {}): Promise<Visitor> {
    this.#folder ??= await mkdtemp(join(tmpdir(), 'tussock-browser-'));
    this.#context = await this.#chromium.launchPersistentContext(this.#folder, {
      baseURL: this.#baseURL,
      offline: !hasLine,
    });
    const visitor = visitorAt(this.#context.pages()[0] ?? (await this.#context.newPage()));
    visitor.screen.mayLoseLine();
    return visitor;
  }

  /** As the system does it that has no room any more: nothing is written down before. */
  async kill(): Promise<void> {
    const ended = this.#context?.waitForEvent('close');
    const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && this.#isOwn(argumentsOf(pid)));
    for (const pid of own) process.kill(Number(pid), 'SIGKILL');
    await ended;
  }

  /** Only what was started with this folder; nobody else has it. */
  #isOwn(cmdline: string): boolean {
    return this.#folder !== undefined && cmdline.includes(`--user-data-dir=${this.#folder}`);
  }

  async clearAway(): Promise<void> {
    await this.#context?.close();
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }
}
