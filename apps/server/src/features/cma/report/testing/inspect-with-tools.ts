import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface ToolsOutput {
  /** What `qpdf --check` printed; null where it is not installed. */
  check: string | null;
  /** The words of each page as `pdftotext` finds them, in one line; null where it is not installed. */
  pages: string[] | null;
}

/** Reads a PDF with the tools that people have at hand, where this machine has them. */
export async function inspectWithTools(bytes: Uint8Array): Promise<ToolsOutput> {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'report.pdf');
  try {
    await writeFile(file, bytes);
    const [check, text] = await Promise.all([
      runTool('qpdf', ['--check', file]),
      runTool('pdftotext', ['-layout', '-enc', 'UTF-8', file, '-']),
    ]);
    const pages = text?.split('\f').slice(0, -1);
    return { check, pages: pages?.map((page) => page.replace(/\s+/g, ' ')) ?? null };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Both outputs of a tool, whether or not it was content. */
async function runTool(name: string, options: string[]): Promise<string | null> {
  try {
    const { stdout, stderr } = await run(name, options, { maxBuffer: 16 * 1024 ** 2 });
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      process.stdout.write(`${name} is not installed: the report was not checked with it\n`);
      return null;
    }
    throw error;
  }
}
