import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Shows how far the named work is; a change of name starts a new line. */
  show(label: string, done: number, total: number): void;
  end(): void;
}

/** A bar in a terminal, one line per finished step elsewhere. */
export function createProgress(out: NodeJS.WriteStream = process.stderr): Progress {
  return out.isTTY ? createBar(out) : createLines(out);
}

function createBar(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | null = null;
  let current = '';
  const end = () => {
    bar?.stop();
    bar = null;
    current = '';
  };
  return {
    show: (label, done, total) => {
      if (label !== current) {
        end();
        bar = new SingleBar(
          { stream, format: `  {bar} {percentage}%  ${label}`, hideCursor: true, barsize: 28 },
          Presets.shades_classic,
        );
        bar.start(total, done);
        current = label;
      }
      bar?.setTotal(total);
      bar?.update(done);
      if (done >= total) end();
    },
    end,
  };
}

function createLines(stream: NodeJS.WriteStream): Progress {
  return {
    show: (label, done, total) => {
      if (done >= total) stream.write(`  ${label}\n`);
    },
    end: () => {},
  };
}
