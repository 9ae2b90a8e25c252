import type { ParseArgsConfig } from 'node:util';
import type { Composition } from '../composition.ts';
import type { Config } from '../config/config.ts';
import type { OpenedDatabase } from '../open-database.ts';
import type { Progress } from '../platform/terminal/progress.ts';

export interface CommandContext {
  config: Config;
  progress: Progress;
  /** Opens the database on first use, beside a running server or without one. */
  openDatabase(): Promise<OpenedDatabase>;
  openServices(): Promise<Composition>;
}

export type OptionValues = Record<string, string | boolean | undefined>;

export interface CommandResult {
  /** One or more lines for a person. */
  text: string;
  /** The same for a program, printed with --json. */
  data: Record<string, unknown>;
  /** Part of the work was not done: both are printed, and the exit code says so. */
  hasFailed?: boolean;
}

export interface Command {
  /** `agent create` */
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  run(context: CommandContext, options: OptionValues, positionals: string[]): Promise<CommandResult>;
}

/** A fault of the call itself: shown without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export function requireOption(options: OptionValues, name: string): string {
  const value = options[name];
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new UsageError(`--${name} is missing.`);
}

export function findOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
