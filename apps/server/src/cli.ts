import { parseArgs } from 'node:util';
import {
  agreementCommand,
  approveCommand,
  changeEmailCommand,
  createAgentCommand,
  planCommand,
} from './cli/agent-commands.ts';
import { backupCommand, restoreCommand } from './cli/backup-commands.ts';
import { boardRulesCommand } from './cli/board-commands.ts';
import { evaluateCommand } from './cli/cma-commands.ts';
import type { Command, CommandContext, CommandResult } from './cli/command.ts';
import { UsageError } from './cli/command.ts';
import { closeDemoCommand, createDemoResetCommand } from './cli/demo-command.ts';
import { doctorCommand } from './cli/doctor/doctor-command.ts';
import {
  importListingsCommand,
  importRefusedCommand,
  importResoCommand,
  importStatusCommand,
} from './cli/import-listings-commands.ts';
import { importCensusCommand, importSchoolsCommand } from './cli/import-places-commands.ts';
import { notifyCommand } from './cli/notify-command.ts';
import type { Composition } from './composition.ts';
import { createConfig } from './config/config.ts';
import { ConfigError, parseEnv } from './config/env.ts';
import { loadEnvFile } from './config/env-file.ts';
import type { OpenedDatabase } from './open-database.ts';
import { openDatabase } from './open-database.ts';
import { systemClock } from './platform/clock/clock.ts';
import { createLog } from './platform/log/log.ts';
import { loadSecret } from './platform/secret.ts';
import { createProgress } from './platform/terminal/progress.ts';

const commands: Command[] = [
  createAgentCommand,
  agreementCommand,
  approveCommand,
  planCommand,
  changeEmailCommand,
  notifyCommand,
  importListingsCommand,
  importResoCommand,
  importRefusedCommand,
  importStatusCommand,
  importSchoolsCommand,
  importCensusCommand,
  boardRulesCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  createDemoResetCommand(),
  closeDemoCommand,
  evaluateCommand,
];

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const closers: (() => Promise<void>)[] = [];
// What we write is nobody else's to read.
process.umask(0o077);
loadEnvFile();

try {
  const result = await runCommand();
  console.log(isJson ? JSON.stringify(result.data) : result.text);
  if (result.hasFailed) process.exitCode = 1;
} catch (error) {
  const isPlain = error instanceof UsageError || error instanceof ConfigError || isParseError(error);
  const sentence = (error as Error).message;
  if (isJson) console.log(JSON.stringify({ error: sentence }));
  console.error(isPlain || isJson ? sentence : (error as Error).stack);
  process.exitCode = 1;
} finally {
  for (const close of closers.reverse()) await close();
}

async function runCommand(): Promise<CommandResult> {
  const command = commands.find(({ name }) => words.slice(0, name.split(' ').length).join(' ') === name);
  if (!command) return help();
  const { values, positionals } = parseArgs({
    args: words.slice(command.name.split(' ').length),
    options: { ...command.options, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  return command.run(createContext(), values as Record<string, string | boolean | undefined>, positionals);
}

function help() {
  const [first] = words.filter((word) => !word.startsWith('--'));
  if (first !== undefined && first !== 'help')
    throw new UsageError(`There is no command "${words.join(' ')}". Try: npm run cli -- help`);
  const lines = commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`);
  return {
    text: `Usage: npm run cli -- COMMAND [options] [--json]\n\n${lines.join('\n')}\n  help\n      this list`,
    data: { commands: commands.map(({ name, usage, summary }) => ({ name, usage, summary })) },
  };
}

function createContext(): CommandContext {
  const config = createConfig(parseEnv());
  const progress = createProgress();
  let opened: Promise<OpenedDatabase> | undefined;
  let services: Promise<Composition> | undefined;

  const openOnce = async () => {
    const database = await openDatabase(config, progress);
    closers.push(database.close);
    return database;
  };
  const composeOnce = async () => {
    const { ownerUrl } = await context.openDatabase();
    const secret = await loadSecret(config.dataDir, config.tokenSecret);
    // Only here, because the features are most of the program, and help and faults need none of them.
    const { compose } = await import('./composition.ts');
    const composition = await compose({
      config,
      ownerUrl,
      secret,
      clock: systemClock,
      log: createLog('warn', process.stderr),
    });
    closers.push(composition.stop);
    return composition;
  };
  const context: CommandContext = {
    config,
    progress,
    openDatabase: () => {
      opened ??= openOnce();
      return opened;
    },
    openServices: () => {
      services ??= composeOnce();
      return services;
    },
  };
  return context;
}

function isParseError(error: unknown): boolean {
  return String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
}
